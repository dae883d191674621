package io.azulejo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/** One browser and one gallery for all tests of pages. After each test its pages are closed and must have had no faults. */
final class BrowserExtension implements AfterEachCallback, org.junit.jupiter.api.extension.BeforeAllCallback {
    private static final Namespace NAMESPACE = Namespace.create(BrowserExtension.class);

    private final List<Page> pages = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private @Nullable Shared shared;

    @Override
    public void beforeAll(ExtensionContext context) {
        shared = context.getRoot().getStore(NAMESPACE).computeIfAbsent(Shared.class);
    }

    Page open(String path) {
        return open(path, new Browser.NewPageOptions());
    }

    Page open(String path, Browser.NewPageOptions options) {
        if (shared == null) {
            throw new IllegalStateException("Not started");
        }
        Page page = shared.chromium.page(options.setReducedMotion(com.microsoft.playwright.options.ReducedMotion.REDUCE), faults::add);
        pages.add(page);
        page.navigate(shared.gallery.url(path));
        return page;
    }

    /** Faults that a test expects, for example a refused request. */
    void expectFaults() {
        faults.clear();
    }

    @Override
    public void afterEach(ExtensionContext context) {
        pages.forEach(Page::close);
        pages.clear();
        List<String> seen = List.copyOf(faults);
        faults.clear();
        assertThat(seen).isEmpty();
    }

    static final class Shared implements AutoCloseable {
        private final Gallery gallery = new Gallery(0);
        private final Chromium chromium = new Chromium();

        Shared() {}

        @Override
        public void close() {
            chromium.close();
            gallery.close();
        }
    }
}
