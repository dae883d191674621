package io.azulejo.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class KeyboardTest {
    @RegisterExtension
    static final BrowserExtension BROWSER = new BrowserExtension();

    @Test
    void dialog_byKeyboard_keepsTheFocusAndGivesItBack() {
        Page page = BROWSER.shared("/gallery/");
        page.locator("#open-dialog button").focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("#dialog dialog")).isVisible();
        for (int i = 0; i < 12; i++) {
            page.keyboard().press("Tab");
            assertThat(
                            page.evaluate(
                                    "document.querySelector('gallery-app').shadowRoot.activeElement?.closest('az-dialog')?.id ?? 'outside'"))
                    .isIn("dialog", "outside"); // the browser's own controls are outside the page
            assertThat(page.evaluate("document.querySelector('gallery-app').shadowRoot.activeElement?.id ?? ''"))
                    .isNotEqualTo("open-dialog");
        }
        page.keyboard().press("Escape");

        assertThat(page.locator("#dialog dialog")).isHidden();
        assertThat(page.evaluate("document.querySelector('gallery-app').shadowRoot.activeElement.id"))
                .isEqualTo("open-dialog");
    }

    @Test
    void confirm_textNotTyped_cannotBeConfirmed() {
        Page page = BROWSER.shared("/gallery/");
        page.locator("#ask").click();
        Locator delete = page.locator("az-dialog[open] az-button[variant=danger] button");
        assertThat(delete).isDisabled();
        delete.click(new Locator.ClickOptions().setForce(true));
        assertThat(page.locator("az-dialog[open] dialog")).isVisible();
        page.locator("az-dialog[open] az-field input").fill("hello");
        assertThat(delete).isEnabled();
        delete.press("Enter");

        assertThat(page.locator("az-toasts .toast").last()).containsText("Deleted");
    }

    @Test
    void menu_byKeyboard_opensMovesChoosesAndReturns() {
        Page page = BROWSER.shared("/gallery/");
        Locator trigger = page.locator("az-menu#actions .trigger");
        trigger.focus();
        page.keyboard().press("ArrowDown");
        assertThat(trigger).hasAttribute("aria-expanded", "true");
        assertThat(page.locator("az-menu#actions .item").first()).isFocused();
        page.keyboard().press("End");
        assertThat(page.locator("az-menu#actions .item").last()).isFocused();
        page.keyboard().press("ArrowDown");
        page.keyboard().press("d");
        assertThat(page.locator("az-menu#actions .item").nth(1)).isFocused();
        page.keyboard().press("Escape");
        assertThat(trigger).isFocused();
        page.keyboard().press("Enter");
        page.keyboard().press("Enter");

        assertThat(page.locator("az-toasts .toast").last()).containsText("edit chosen");
        assertThat(trigger).isFocused();
    }

    @Test
    void combobox_byKeyboard_findsWithoutAccentsAndChooses() {
        Page page = BROWSER.shared("/gallery/");
        Locator input = page.locator("az-combobox[name=city] input");
        input.focus();
        page.keyboard().type("evo");
        assertThat(page.locator("az-combobox[name=city] [role=option]")).hasCount(1);
        assertThat(input).hasAttribute("aria-expanded", "true");
        page.keyboard().press("Enter");

        assertThat(input).hasValue("Évora");
        assertThat(input).hasAttribute("aria-expanded", "false");
        assertThat(page.evaluate(
                        "document.querySelector('gallery-app').shadowRoot.querySelector('#good-form').values.city"))
                .isEqualTo("Évora");
    }

    @Test
    void combobox_withASource_asksItAndEscapeTakesBack() {
        Page page = BROWSER.shared("/gallery/");
        Locator input = page.locator("az-combobox[name=found] input");
        input.focus();
        page.keyboard().type("li");
        assertThat(page.locator("az-combobox[name=found] [role=option]")).hasCount(1);
        page.keyboard().press("Escape");

        assertThat(input).hasValue("");
    }

    @Test
    void form_invalidThenValid_namesTheFieldAndSends() {
        Page page = BROWSER.shared("/gallery/");
        Locator title = page.locator("#good-form az-field[name=title] input");
        title.focus();
        page.keyboard().press("Enter");
        assertThat(title).hasAttribute("aria-invalid", "true");
        assertThat(title).isFocused();
        title.fill("Tile");
        page.keyboard().press("Enter");

        assertThat(page.locator("az-toasts .toast").last()).containsText("\"title\":\"Tile\"");
    }

    @Test
    void form_problemOfTheServer_standsBesideItsFields() {
        Page page = BROWSER.shared("/gallery/");

        assertThat(page.locator("#bad-form az-field[name=title] .error")).hasText("is taken");
        assertThat(page.locator("#bad-form az-field[name=price] .error")).hasText("must be greater than 0");
        assertThat(page.locator("#bad-form [role=alert]")).containsText("stock: is not known");
    }

    @Test
    void tabs_byArrows_showTheirPanels() {
        Page page = BROWSER.shared("/gallery/");
        page.locator("az-tabs [role=tab]").first().focus();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("az-tabs [role=tab]").nth(1)).isFocused();
        assertThat(page.locator("az-tabs [slot=picking]")).isVisible();
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowLeft");

        assertThat(page.locator("az-tabs [slot=packed]")).isVisible();
        assertThat(page.locator("az-tabs [slot=waiting]")).isHidden();
    }

    @Test
    void split_byArrows_moves() {
        Page page = BROWSER.shared("/gallery/");
        page.locator("az-split .divider").focus();
        page.keyboard().press("ArrowRight");

        assertThat(page.locator("az-split .divider")).hasAttribute("aria-valuenow", "52");
    }

    @Test
    void skipLink_firstInThePage_leadsToTheContent() {
        Page page = BROWSER.shared("/gallery/");
        page.locator("az-grid#million .body").first().waitFor();
        page.locator("az-app .brand").focus();
        page.keyboard().press("Shift+Tab");
        assertThat(page.locator("az-app .skip")).isFocused();
        page.keyboard().press("Enter");

        assertThat(page.locator("az-app main")).isFocused();
    }

    @Test
    void signIn_byEnter_tellsUserAndPassword() {
        Page page = BROWSER.shared("/gallery/");
        page.evaluate("document.addEventListener('az-sign-in', (event) => window.told = event.detail)");
        page.locator("az-sign-in").first().locator("input[name=username]").fill("ana");
        page.locator("az-sign-in").first().locator("input[name=password]").fill("secret");
        page.keyboard().press("Enter");

        assertThat(page.evaluate("window.told")).isEqualTo(Map.of("user", "ana", "password", "secret"));
    }
}
