package io.azulejo.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class GridTest {
    @RegisterExtension
    static final BrowserExtension BROWSER = new BrowserExtension();

    @Test
    void grid_ofAMillionRows_keepsFewInThePage() {
        Page page = BROWSER.shared("/gallery/");
        Locator rows = page.locator("az-grid#million .body");
        rows.first().waitFor();
        assertThat(rows.count()).isLessThan(200);
        Object median = page.evaluate("""
                async () => {
                  const view = document.querySelector('gallery-app').renderRoot.querySelector('#million').viewport;
                  const steps = [];
                  for (let i = 0; i <= 60; i++) {
                    const start = performance.now();
                    view.scrollTop = i < 30 ? i * 37 : view.scrollHeight * i / 60;
                    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
                    steps.push(performance.now() - start);
                  }
                  return steps.sort((a, b) => a - b)[30];
                }""");
        System.out.println("Median step of 60 through a million rows: " + median + " ms");

        assertThat(rows.count()).isLessThan(200);
        assertThat(rows.last().locator(".cell").first()).hasText("999,999");
        assertThat(((Number) median).doubleValue()).isLessThan(250);
    }

    @Test
    void grid_byKeyboard_reachesEveryCell() {
        Page page = BROWSER.shared("/gallery/");
        Locator grid = page.locator("az-grid#million .viewport");
        grid.focus();
        page.keyboard().press("ArrowDown");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("az-grid#million .active")).hasText("ORDER#20260001");
        page.keyboard().press("Control+End");
        assertThat(page.locator("az-grid#million .active")).hasText("shipped");
        assertThat(page.locator("az-grid#million .active")).isInViewport();
        page.keyboard().press("Home");
        assertThat(page.locator("az-grid#million .active")).hasText("999,999");
        page.keyboard().press("PageUp");
        assertThat(page.locator("az-grid#million .active")).isInViewport();
        page.keyboard().press("Control+Home");

        assertThat(page.locator("az-grid#million .active")).hasText("0");
        assertThat(page.locator("az-grid#million .active").getAttribute("id"))
                .isEqualTo(grid.getAttribute("aria-activedescendant"));
        assertThat(grid).hasAttribute("aria-rowcount", "1000001");
    }

    @Test
    void grid_sortedByKeyboard_ordersBothWays() {
        Page page = BROWSER.open("/gallery/");
        Locator grid = page.locator("az-grid#few .viewport");
        grid.focus();
        page.keyboard().press("ArrowUp");
        page.keyboard().press("Enter");
        page.keyboard().press("Enter");

        assertThat(page.locator("az-grid#few [role=columnheader]").first()).hasAttribute("aria-sort", "descending");
        assertThat(page.locator("az-grid#few .body .cell").first()).hasText("308,841");
    }

    @Test
    void columns_chosen_areShownAndHidden() {
        Page page = BROWSER.open("/gallery/");
        page.locator("az-grid#few az-menu .trigger").click();
        page.locator("az-grid#few az-menu .item").last().click();
        assertThat(page.locator("az-grid#few [role=columnheader]").last()).hasText("City");
        page.locator("az-grid#few az-menu .item").first().click();

        assertThat(page.locator("az-grid#few [role=columnheader]").first()).hasText("Order");
    }

    @Test
    void row_openedByEnter_isTold() {
        Page page = BROWSER.shared("/gallery/");
        page.evaluate("document.addEventListener('az-open', (event) => window.opened = event.detail.row.id)");
        page.locator("az-grid#few .viewport").focus();
        page.keyboard().press("ArrowDown");
        page.keyboard().press("Enter");

        assertThat(page.evaluate("window.opened")).isEqualTo(7919);
    }
}
