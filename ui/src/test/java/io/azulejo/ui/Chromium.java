package io.azulejo.ui;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Chromium as it is installed on the machine, without a window. For one thread. */
final class Chromium implements AutoCloseable {
    private final Playwright playwright;
    private final Browser browser;

    Chromium() {
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable())
                        .setHeadless(true)
                        .setArgs(List.of("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")));
    }

    /** New page in a context of its own; faults are uncaught errors, console errors and violations of the policy. */
    Page page(Browser.NewPageOptions options, Consumer<String> faults) {
        Page page = browser.newPage(options);
        page.setDefaultTimeout(20_000);
        page.onPageError(faults);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.text().contains("Content Security Policy")) {
                faults.accept(message.text());
            }
        });
        return page;
    }

    private static Path executable() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .flatMap(folder -> Stream.of("chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new AssertionError("Chromium is missing on the PATH"));
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
