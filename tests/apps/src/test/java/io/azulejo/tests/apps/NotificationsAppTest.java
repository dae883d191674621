package io.azulejo.tests.apps;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class NotificationsAppTest {
    private static final String HOSTILE = "<img src=x onerror='window.hacked=1'>";

    @RegisterExtension
    static final AppsExtension APPS = new AppsExtension();

    @Test
    void notification_sentLeft_arrivesRightAtOnceAndIsInTheTable() {
        Page page = APPS.signIn("/notifications/app/side-by-side", "Ana");
        Locator inbox = page.locator("notifications-inbox");
        assertThat(inbox.getByText("Live")).isVisible();
        page.getByLabel("Title").fill(HOSTILE);
        page.getByLabel("Text").fill("It waits for nobody. " + HOSTILE);

        page.locator("#send").click();

        Locator arrived = inbox.locator("li.fresh", new Locator.LocatorOptions().setHasText(HOSTILE));
        assertThat(arrived).hasCount(1);
        AppsExtension.assertUsable(page);
        String id = arrived.getAttribute("data-id");
        assertThat(notification(id)).doesNotContainKey("read_at");
        arrived.locator("[data-act=read]").click();
        assertThat(inbox.locator("li.unread[data-id='" + id + "']")).hasCount(0);
        assertThat(notification(id)).containsKey("read_at");
        assertThat(page.evaluate("window.hacked")).isNull();
    }

    @Test
    void inbox_allRead_countsNothing() {
        Page page = APPS.signIn("/notifications/", "Ana");
        assertThat(page.locator("notifications-inbox li").first()).isVisible();
        AppsExtension.assertUsable(page);

        page.locator("#read-all").click();

        assertThat(page.locator("notifications-inbox h1 .number")).hasText("0");
        assertThat(page.locator("notifications-inbox li.unread")).hasCount(0);
    }

    @Test
    void console_ofAnAdmin_broadcastsAndListsDeadLetters() {
        Page page = APPS.signIn("/notifications/app/console", "Ana");
        AppsExtension.assertUsable(page);
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("To everybody"))
                .click();
        Locator form = page.locator("section[slot=broadcast]");
        form.getByLabel("Title").fill("Maintenance " + HOSTILE);
        form.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Send to everybody"))
                .click();

        assertThat(form.locator("li").getByText("Maintenance " + HOSTILE)).isVisible();
        assertThat(form.locator("li az-badge")).hasText("Done");
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Dead letters"))
                .click();
        assertThat(page.getByText("No dead letters")).isVisible();
        assertThat(page.evaluate("window.hacked")).isNull();
    }

    @Test
    void preferences_channelSwitchedOff_isKept() {
        Page page = APPS.signIn("/notifications/app/preferences", "Ana");
        Locator push = page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("billing"))
                .getByRole(AriaRole.SWITCH, new Locator.GetByRoleOptions().setName("Push"));
        assertThat(push).isChecked();
        AppsExtension.assertUsable(page);

        push.click();
        assertThat(page.getByText("Saved").first()).isVisible();
        page.reload();

        assertThat(push).not().isChecked();
    }

    /** Item of a notification, found by the index that the document has. */
    private static Map<String, AttributeValue> notification(String id) {
        Map<String, AttributeValue> keys = APPS.host()
                .client()
                .query(request -> request.tableName("notifications-dev")
                        .indexName("GSI1")
                        .keyConditionExpression("GSI1PK = :id")
                        .expressionAttributeValues(Map.of(":id", AttributeValue.fromS("NOTIF#" + id))))
                .items()
                .getFirst();
        return APPS.host()
                .client()
                .getItem(request ->
                        request.tableName("notifications-dev").key(Map.of("PK", keys.get("PK"), "SK", keys.get("SK"))))
                .item();
    }
}
