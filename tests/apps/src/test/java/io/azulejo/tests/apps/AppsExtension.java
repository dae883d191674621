package io.azulejo.tests.apps;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitForSelectorState;
import io.azulejo.testing.Chromium;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/** One host and one browser for all tests of apps. After each test its pages are closed and must have had no faults. */
final class AppsExtension implements BeforeAllCallback, AfterEachCallback {
    private static final Namespace NAMESPACE = Namespace.create(AppsExtension.class);

    private final List<String> expected;
    private final List<Page> pages = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private @Nullable Shared shared;

    /** @param expected parts of faults that the tests provoke: a browser logs every refused request */
    AppsExtension(String... expected) {
        this.expected = List.of(expected);
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        PlaywrightAssertions.setDefaultAssertionTimeout(30_000); // for a busy machine
        shared = context.getRoot().getStore(NAMESPACE).computeIfAbsent(Shared.class);
    }

    DemoHost host() {
        return Objects.requireNonNull(shared).host;
    }

    Page open(String path) {
        Page page = Objects.requireNonNull(shared)
                .chromium
                .page(
                        new Browser.NewPageOptions()
                                .setLocale("en-US")
                                .setViewportSize(1440, 900)
                                .setReducedMotion(ReducedMotion.REDUCE),
                        faults::add);
        pages.add(page);
        page.navigate(host().url(path));
        return page;
    }

    /** Opens an app and signs in as a person of the sample data, with a click on the name. */
    Page signIn(String path, String person) {
        Page page = open(path);
        page.locator("az-sign-in .account", new Page.LocatorOptions().setHasText(person))
                .first()
                .click();
        page.locator("az-sign-in").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        return page;
    }

    /** Checks a page with axe-core, its contrast in the dark theme too, and that it fits a telephone and a desktop. */
    static void assertUsable(Page page) {
        assertNoSeriousFindings(page, new AxeBuilder(page));
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        assertNoSeriousFindings(page, new AxeBuilder(page).withRules(List.of("color-contrast")));
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        for (int width : new int[] {360, 1440}) {
            page.setViewportSize(width, 900);
            assertThat((int) page.evaluate("document.documentElement.scrollWidth - innerWidth"))
                    .as(page.url() + " at " + width + " px")
                    .isLessThanOrEqualTo(0);
        }
    }

    private static void assertNoSeriousFindings(Page page, AxeBuilder axe) {
        assertThat(axe.analyze().getViolations())
                .filteredOn(rule -> List.of("serious", "critical").contains(rule.getImpact()))
                .as(page.url())
                .extracting(
                        rule -> rule.getId() + ": " + rule.getNodes().getFirst().getHtml())
                .isEmpty();
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

    static final class Shared implements AutoCloseable {
        private final DemoHost host = new DemoHost();
        private final Chromium chromium = new Chromium();

        Shared() {}

        @Override
        public void close() {
            chromium.close();
            host.close();
        }
    }
}
