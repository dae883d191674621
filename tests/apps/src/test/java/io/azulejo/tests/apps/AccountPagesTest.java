package io.azulejo.tests.apps;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.azulejo.testing.ApiClient;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests of the pages that mailed links open, on a server without a mail server, which shows the links. */
class AccountPagesTest {
    private static final String OLD = "correct horse";
    private static final String NEW = "battery staple";

    @RegisterExtension
    static final AppsExtension APPS = new AppsExtension();

    @Test
    void registration_inWavyBlog_isVerifiedByTheLinkOnThePage() {
        Page page = APPS.open("/wavyblog/app/register");
        page.getByLabel("User name").fill("nina");
        page.getByLabel("E-mail").fill("nina@example.com");
        page.getByLabel("Password", new Page.GetByLabelOptions().setExact(true)).fill(OLD);
        button(page, "Register").click();
        Locator link = page.locator("a[data-mailed]");
        assertThat(link).isVisible();
        AppsExtension.assertUsable(page);
        assertThat(user("nina")).containsEntry("EmailVerified", AttributeValue.fromBool(false));

        page.navigate(link.getAttribute("href"));
        assertThat(page).hasURL(APPS.host().url("/wavyblog/app/verify"));
        AppsExtension.assertUsable(page);
        button(page, "Verify my address").click();

        assertThat(page.getByText("The address nina@example.com is verified.")).isVisible();
        assertThat(user("nina")).containsEntry("EmailVerified", AttributeValue.fromBool(true));
    }

    @Test
    void forgottenPassword_ofAnIdentityAccount_isReplacedInTheBlog() {
        api().post("/identity/register", Map.of("email", "olga@example.com", "name", "Olga", "password", OLD))
                .hasStatus(201);
        replacePassword("/blog/app/reset", "olga@example.com");
        api().post("/identity/login", Map.of("login", "olga@example.com", "password", NEW))
                .hasStatus(200);
    }

    @Test
    void forgottenPassword_ofTheNotifications_isReplacedInTheirApp() {
        api().post("/notifications/users", Map.of("email", "paul@example.com", "password", OLD))
                .hasStatus(201);
        replacePassword("/notifications/app/reset", "paul@example.com");
        api().post("/notifications/auth/login", Map.of("login", "paul@example.com", "password", NEW))
                .hasStatus(200);
    }

    @Test
    void forgottenPassword_ofNobody_showsNoLink() {
        Page page = APPS.open("/blog/app/reset");
        page.getByLabel("E-mail").fill("nobody@example.com");
        button(page, "Send me a link").click();
        assertThat(page.getByText("a mail is on its way")).isVisible();
        assertThat(page.locator("a[data-mailed]")).hasCount(0);
    }

    private static void replacePassword(String path, String address) {
        Page page = APPS.open(path);
        page.getByLabel("E-mail").fill(address);
        button(page, "Send me a link").click();
        page.locator("a[data-mailed]").click();
        page.getByLabel("New password", new Page.GetByLabelOptions().setExact(true))
                .fill(NEW);
        AppsExtension.assertUsable(page);
        button(page, "Save").click();
        assertThat(page.locator("az-sign-in")).isVisible();
        assertThat(page.getByText("The new password is set").first()).isVisible();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .first();
    }

    private static ApiClient api() {
        return ApiClient.at(URI.create(APPS.host().url("/")));
    }

    private static Map<String, AttributeValue> user(String name) {
        return APPS.host()
                .client()
                .getItem(request -> request.tableName("WavyBlog")
                        .key(Map.of(
                                "PK", AttributeValue.fromS("USER#" + name),
                                "SK", AttributeValue.fromS("METADATA#" + name))))
                .item();
    }
}
