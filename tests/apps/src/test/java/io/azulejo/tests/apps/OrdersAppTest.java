package io.azulejo.tests.apps;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class OrdersAppTest {
    private static final String COMPANY = "COMPANY#12.345.678/0001-99";
    private static final String HOSTILE = "<img src=x onerror='window.hacked=1'>";

    /** The picker who loses is refused with 409, which browsers log. */
    @RegisterExtension
    static final AppsExtension APPS = new AppsExtension("409 (Conflict)");

    @Test
    void order_fromEntryToShipped_isInTheTable() {
        Page page = APPS.signIn("/orders/", "Helena");
        assertThat(page.locator("az-grid a").first()).isVisible();
        AppsExtension.assertUsable(page);
        page.locator("#new-order").click();
        page.locator("#example").click();
        assertThat(page.locator("#total")).hasText("R$2,768.00");
        page.getByLabel("Notes").fill(HOSTILE);
        AppsExtension.assertUsable(page);

        page.locator("#save").click();
        assertThat(page.locator("#status")).hasText("Pending");
        assertThat(page.getByText(HOSTILE)).isVisible();
        String id = page.locator("orders-order h1").textContent();
        page.locator("[data-command=confirm]").click();
        assertThat(page.locator("#status")).hasText("Waiting to be picked");
        AppsExtension.assertUsable(page);
        pick(page, id);

        page.navigate(APPS.host().url("/orders/app/orders/" + id));
        page.locator("[data-command=invoice]").click();
        assertThat(page.locator("#status")).hasText("Invoiced");
        packAndShip(page, id);

        Map<String, AttributeValue> header = item(COMPANY + "#ORDER#" + id, "META#12.345.678/0001-99");
        assertThat(header).containsEntry("order_status", AttributeValue.fromS("Enviado"));
        assertThat(item(COMPANY + "#ORDER#" + id, "STATUS#Enviado")).isNotEmpty();
        assertThat(page.evaluate("window.hacked")).isNull();
    }

    /** Claims and confirms both lines as a scanner does: code and Enter. */
    private static void pick(Page page, String id) {
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Picking"))
                .click();
        for (String line : List.of("PRD-1001", "PRD-2002")) {
            String ticket = "[data-order='" + id + "'][data-line='" + line + "']";
            page.locator("[data-lane=queue] " + ticket + " [data-act=claim]").click();
            assertThat(page.locator("[data-lane=mine] " + ticket)).isVisible();
            page.locator("[data-lane=mine] " + ticket + " [data-act=confirm]").click();
            assertThat(page.locator("[data-lane=picked] " + ticket)).isVisible();
        }
        AppsExtension.assertUsable(page);
    }

    private static void packAndShip(Page page, String id) {
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Picking"))
                .click();
        for (String line : List.of("PRD-1001", "PRD-2002")) {
            String ticket = "[data-order='" + id + "'][data-line='" + line + "']";
            page.locator("[data-lane=picked] " + ticket + " [data-act=pack]").click();
            assertThat(page.locator("[data-lane=picked] " + ticket)).hasCount(0);
        }
        page.locator("[data-lane=packed] article", new Page.LocatorOptions().setHasText(id))
                .locator("[data-act=ship]")
                .click();
        assertThat(page.locator(".said")).hasText(id + " was shipped");
    }

    @Test
    void scanner_codeAndEnter_claimsAndConfirms() {
        Page page = APPS.signIn("/orders/app/picking", "Raquel");
        page.locator("[data-lane=queue] article").first().waitFor();

        page.locator("#scan input").fill("PAO-01");
        page.keyboard().press("Enter");
        assertThat(page.locator(".said")).hasText("Pão de queijo, 1 kg is yours");
        page.locator("#scan input").fill("F-01");
        page.keyboard().press("Enter");
        assertThat(page.locator(".said")).hasText("Pão de queijo, 1 kg was picked");
        page.locator("#scan input").fill(HOSTILE);
        page.keyboard().press("Enter");

        assertThat(page.locator(".said")).hasText("Nothing to pick for " + HOSTILE);
        assertThat(page.evaluate("window.hacked")).isNull();
    }

    @Test
    void twoPickers_claimTheSameLine_oneWins() {
        Page page = APPS.signIn("/orders/app/two-pickers", "Helena");
        page.locator("#race").click();

        assertThat(page.locator("az-badge[tone=good]", new Page.LocatorOptions().setHasText("Got it")))
                .hasCount(1);
        assertThat(page.locator("az-badge[tone=bad]", new Page.LocatorOptions().setHasText("Too late")))
                .hasCount(1);
        AppsExtension.assertUsable(page);
    }

    @Test
    void goods_received_serveTheOldestOrderThatWaits() {
        Page page = APPS.signIn("/orders/app/shortage", "Helena");
        page.locator("az-card h3 a", new Page.LocatorOptions().setHasText("PRD-5005"))
                .click();
        page.getByLabel("Quantity").fill("2");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Save"))
                .click();

        assertThat(page.locator("az-grid", new Page.LocatorOptions().setHasText("Reserved")))
                .isVisible();
        AppsExtension.assertUsable(page);
        page.navigate(APPS.host().url("/orders/app/shortage"));
        assertThat(page.getByText("Nothing is missing")).isVisible();
    }

    private static Map<String, AttributeValue> item(String pk, String sk) {
        return APPS.host()
                .client()
                .getItem(request -> request.tableName("orders")
                        .key(Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk)))
                        .consistentRead(true))
                .item();
    }
}
