package io.azulejo.studio;

import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Chromium as it is installed on the machine, without a window. */
final class Browser implements AutoCloseable {
    private final Playwright playwright;
    private final com.microsoft.playwright.Browser browser;

    Browser() {
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable())
                        .setHeadless(true)
                        .setArgs(List.of("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")));
    }

    Page page(com.microsoft.playwright.Browser.NewPageOptions options) {
        return browser.newPage(options);
    }

    private static Path executable() {
        return Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "The tests of pages need Chromium: ./azulejo test installs it where it can"));
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
