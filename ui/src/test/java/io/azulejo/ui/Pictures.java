package io.azulejo.ui;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Takes pictures of the gallery, light and dark, at the widths of a phone and of a desk. */
final class Pictures {
    private Pictures() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Files.createDirectories(folder);
        try (Gallery gallery = new Gallery(0);
                Chromium chromium = new Chromium()) {
            for (int width : new int[] {360, 1440}) {
                for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                    Page page = chromium.page(
                            new Browser.NewPageOptions()
                                    .setViewportSize(width, 900)
                                    .setColorScheme(scheme),
                            System.out::println);
                    page.navigate(gallery.url("/gallery/"));
                    page.waitForSelector("gallery-app az-grid .body");
                    page.evaluate("document.querySelector('gallery-app').renderRoot.querySelector('az-app').renderRoot"
                            + ".querySelector('header').style.position = 'static'");
                    String name = width + "-" + scheme.name().toLowerCase(java.util.Locale.ROOT);
                    for (String section :
                            List.of("buttons", "forms", "cards", "grids", "reading", "sign-in", "empty-panel")) {
                        page.locator("gallery-app #" + section)
                                .screenshot(new com.microsoft.playwright.Locator.ScreenshotOptions()
                                        .setPath(folder.resolve(name + "-" + section + ".png")));
                    }
                    page.evaluate("scrollTo(0, 0)");
                    page.locator("az-app header .toggle[aria-controls$=panel]").click();
                    page.screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(name + "-top.png")));
                    page.navigate(gallery.url("/gallery/read"));
                    page.screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(name + "-read.png")));
                    page.close();
                }
            }
        }
    }
}
