package io.azulejo.ui;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Takes pictures of the gallery, light and dark, at the widths of a phone and of a desk. */
final class Pictures {
    private static final List<String> SECTIONS =
            List.of("buttons", "forms", "cards", "grids", "reading", "sign-in", "empty-panel");

    private final Path folder;
    private final Page page;
    private final String prefix;

    private Pictures(Path folder, Page page, String prefix) {
        this.folder = folder;
        this.page = page;
        this.prefix = prefix;
    }

    /** Writes the pictures to the folder that the first argument names. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Files.createDirectories(folder);
        try (Gallery gallery = new Gallery(0);
                Chromium chromium = new Chromium()) {
            for (int width : new int[] {360, 1280}) {
                for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                    Page page = chromium.page(
                            new Browser.NewPageOptions()
                                    .setViewportSize(width, 800)
                                    .setReducedMotion(ReducedMotion.REDUCE)
                                    .setColorScheme(scheme),
                            System.out::println);
                    String prefix = scheme.name().toLowerCase(Locale.ROOT) + "-" + width + "-";
                    new Pictures(folder, page, prefix).take(gallery);
                    page.close();
                }
            }
        }
    }

    private void take(Gallery gallery) {
        page.navigate(gallery.url("/gallery/"));
        page.waitForSelector("gallery-app az-grid .body");
        open("menu", "az-menu#actions .trigger");
        open("dialog", "#open-dialog");
        open("confirm", "#ask");
        open("combobox", "az-combobox[name=city] input");
        open("settings", "az-app .settings .trigger");
        open("apps", "az-app header az-menu .trigger >> nth=0");
        page.locator("#toast").click();
        page.locator("#toast-bad").click();
        view("toast");
        page.evaluate("document.querySelector('az-toasts').remove()");
        page.locator("az-app header .toggle[aria-controls$=panel]").click();
        page.evaluate("scrollTo(0, 0)");
        view("panel");
        page.locator("az-app header .toggle[aria-controls$=panel]").click();
        page.evaluate("document.querySelector('gallery-app').renderRoot.querySelector('az-app').renderRoot"
                + ".querySelector('header').style.position = 'static'");
        for (String section : SECTIONS) {
            page.locator("gallery-app #" + section).screenshot(new Locator.ScreenshotOptions().setPath(file(section)));
        }
        page.navigate(gallery.url("/gallery/read"));
        view("read");
    }

    private void open(String name, String trigger) {
        page.locator(trigger).click();
        page.waitForTimeout(100);
        view(name);
        page.keyboard().press("Escape");
    }

    private void view(String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(file(name)));
    }

    private Path file(String name) {
        return folder.resolve(prefix + name + ".png");
    }
}
