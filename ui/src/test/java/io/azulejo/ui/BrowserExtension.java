package io.azulejo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/** One browser and one gallery for all tests of pages. After each test its pages are closed and must have had no faults. */
final class BrowserExtension implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
    private static final Namespace NAMESPACE = Namespace.create(BrowserExtension.class);

    private final List<String> expected;
    private final List<Page> pages = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private @Nullable Shared shared;
    private @Nullable Page kept;

    /**
     * Extension of a class of tests.
     *
     * @param expected parts of faults that the tests provoke: a browser logs every refused request
     */
    BrowserExtension(String... expected) {
        this.expected = List.of(expected);
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        shared = context.getRoot().getStore(NAMESPACE).computeIfAbsent(Shared.class);
    }

    /** The page of all tests of a class, opened by the first of them. */
    Page shared(String path) {
        Page page = kept;
        if (page == null) {
            page = open(path);
            pages.remove(page);
            kept = page;
        }
        return page;
    }

    Page open(String path) {
        return open(path, new Browser.NewPageOptions());
    }

    Page open(String path, Browser.NewPageOptions options) {
        if (shared == null) {
            throw new IllegalStateException("Not started");
        }
        Page page = shared.chromium.page(options.setReducedMotion(ReducedMotion.REDUCE), faults::add);
        pages.add(page);
        page.navigate(shared.gallery.url(path));
        return page;
    }

    @Override
    public void afterEach(ExtensionContext context) {
        pages.forEach(Page::close);
        pages.clear();
        List<String> seen = faults.stream()
                .filter(fault -> expected.stream().noneMatch(fault::contains))
                .toList();
        faults.clear();
        assertThat(seen).isEmpty();
    }

    @Override
    public void afterAll(ExtensionContext context) {
        if (kept != null) {
            kept.close();
        }
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
