package io.azulejo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class GalleryPageTest {
    @RegisterExtension
    static final BrowserExtension BROWSER = new BrowserExtension();

    @Test
    void page_underItsPolicy_runsWithoutFaults() {
        Page page = BROWSER.shared("/gallery/");

        PlaywrightAssertions.assertThat(page.locator("az-grid#million .body").first())
                .isVisible();
        assertThat(page.evaluate("""
                async () => {
                  const text = document.querySelector('script[type=importmap]').textContent;
                  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
                  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
                }""")).isEqualTo(Gallery.ASSETS.importMap().policySource());
    }

    @Test
    void page_inBothThemes_hasNoSeriousFindings() {
        Page page = BROWSER.open("/gallery/", new Browser.NewPageOptions().setViewportSize(1440, 900));
        page.locator("az-app header .toggle[aria-controls$=panel]").click();
        PlaywrightAssertions.assertThat(page.locator("az-table-panel").first()).isVisible();

        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            assertThat(seriousFindings(page)).as(scheme.name()).isEmpty();
        }
    }

    @Test
    void page_atEveryWidth_doesNotScrollSideways() {
        Page page = BROWSER.shared("/gallery/");
        PlaywrightAssertions.assertThat(page.locator("az-grid#million .body").first())
                .isAttached();

        for (int width : new int[] {360, 768, 1440, 3840}) {
            page.setViewportSize(width, 900);
            assertThat((int) page.evaluate("document.documentElement.scrollWidth - innerWidth"))
                    .as(width + " px")
                    .isLessThanOrEqualTo(0);
        }
    }

    @Test
    void hostileValues_inEveryComponent_areShownAsText() {
        Page page = BROWSER.open("/gallery/?hostile", new Browser.NewPageOptions().setViewportSize(1440, 900));
        page.locator("az-app header .toggle[aria-controls$=panel]").click();
        page.locator("az-menu#actions .trigger").click();
        page.keyboard().press("Escape");
        page.locator("#toast").click();
        page.locator("#toast-bad").click();
        page.locator("az-combobox[name=city] input").click();
        PlaywrightAssertions.assertThat(
                        page.locator("az-combobox[name=city] [role=option]").first())
                .containsText("<img src=x");
        page.keyboard().press("Escape");
        page.locator("#ask").click();
        PlaywrightAssertions.assertThat(page.locator("az-dialog[open] h2")).containsText("<script>");

        assertThat(page.evaluate("window.hacked")).isNull();
        assertThat(page.locator("img[src=x]").count()).isZero();
        for (String component : List.of(
                "az-app",
                "az-stat",
                "az-card",
                "az-badge",
                "az-timeline",
                "az-key",
                "az-json",
                "az-diff",
                "az-code",
                "az-empty",
                "az-error",
                "az-table-panel",
                "az-sign-in",
                "az-tabs",
                "az-grid",
                "az-field",
                "az-form",
                "az-check",
                "az-toasts",
                "az-menu")) {
            assertThat(page.locator(component).getByText("<img src=x").count())
                    .as(component)
                    .isPositive();
        }
    }

    @Test
    void language_ofTheBrowser_decidesAndCanBeChanged() {
        Page page = BROWSER.open("/gallery/", new Browser.NewPageOptions().setLocale("pt-BR"));
        PlaywrightAssertions.assertThat(page.locator("h1")).hasText("Galeria");
        PlaywrightAssertions.assertThat(page.locator("#total")).hasText(Pattern.compile("Total R\\$\\s1\\.234,50"));

        page.locator("az-app .settings .trigger").click();
        page.getByRole(AriaRole.MENUITEMRADIO, new Page.GetByRoleOptions().setName("Español"))
                .click();

        PlaywrightAssertions.assertThat(page.locator("h1")).hasText("Galería");
        PlaywrightAssertions.assertThat(page.locator("#lines")).hasText("14 líneas en espera");
        assertThat(page.evaluate("document.documentElement.lang")).isEqualTo("es");
        assertThat(page.evaluate("Object.keys(localStorage).length")).isEqualTo(0);
        page.reload();
        PlaywrightAssertions.assertThat(page.locator("h1")).hasText("Galería");
    }

    @Test
    void messages_ofAllComponents_areInEveryLanguage() {
        Page page = BROWSER.shared("/gallery/");

        assertThat(page.evaluate("import('az/messages.js').then((module) => module.missingMessages())"))
                .isEqualTo(List.of());
    }

    @Test
    void theme_chosen_isKeptAndNothingElse() {
        Page page = BROWSER.open("/gallery/", new Browser.NewPageOptions().setColorScheme(ColorScheme.LIGHT));
        page.locator("az-app .settings .trigger").click();
        page.getByRole(AriaRole.MENUITEMRADIO, new Page.GetByRoleOptions().setName("Dark"))
                .click();
        page.reload();

        assertThat(page.evaluate("getComputedStyle(document.documentElement).colorScheme"))
                .isEqualTo("dark");
        assertThat(page.evaluate("Object.keys(localStorage).join()")).isEqualTo("az-theme");
    }

    @Test
    void readingPage_withoutScripts_isComplete() {
        Page page = BROWSER.open("/gallery/read", new Browser.NewPageOptions().setJavaScriptEnabled(false));

        PlaywrightAssertions.assertThat(page.locator("article h1")).hasText("Azulejos in Lisbon");
    }

    private static List<String> seriousFindings(Page page) {
        return new AxeBuilder(page)
                .analyze().getViolations().stream()
                        .filter(rule -> List.of("serious", "critical").contains(rule.getImpact()))
                        .flatMap(rule -> rule.getNodes().stream()
                                .map(node -> rule.getId() + " " + node.getTarget() + " " + node.getFailureSummary()))
                        .toList();
    }
}
