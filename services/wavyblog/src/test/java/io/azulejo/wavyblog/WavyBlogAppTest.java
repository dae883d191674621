package io.azulejo.wavyblog;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import io.azulejo.testing.Chromium;
import io.azulejo.tests.backends.Backend;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** WavyBlog's app in a real browser, from the registration to a published post, with the table checked. */
@Timeout(180)
final class WavyBlogAppTest {
    private static final String HOSTILE = "<svg onload=alert(1)> \"Tiles\" & 'glaze'";

    private final RunningWavyBlog blog = new RunningWavyBlog(Backend.IN_PROCESS);
    private final Chromium chromium = new Chromium();
    private final List<String> faults = new ArrayList<>();

    @AfterEach
    void stop() {
        chromium.close();
        blog.close();
    }

    private Page page() {
        PlaywrightAssertions.setDefaultAssertionTimeout(30_000); // for a busy machine
        return chromium.page(
                new Browser.NewPageOptions()
                        .setLocale("en-US")
                        .setViewportSize(1440, 900)
                        .setReducedMotion(ReducedMotion.REDUCE),
                faults::add);
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .first();
    }

    private static Locator field(Page page, String name) {
        return page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName(name));
    }

    private static Locator heading(Page page, String name) {
        return page.getByRole(
                AriaRole.HEADING, new Page.GetByRoleOptions().setName(name).setLevel(1));
    }

    private static void accessible(Page page) {
        List<String> found = new AxeBuilder(page)
                .analyze().getViolations().stream()
                        .filter(rule -> List.of("serious", "critical").contains(rule.getImpact()))
                        .map(rule ->
                                rule.getId() + " " + rule.getNodes().getFirst().getTarget())
                        .toList();
        assertThat(found).as(page.url()).isEmpty();
    }

    @Test
    void story_fromRegistrationToAPublishedPost_writesTheTable() {
        Page page = page();
        page.navigate(blog.host.uri() + "/wavyblog/app/register");
        field(page, "User name").fill("ana");
        field(page, "E-mail").fill("ana@example.com");
        page.locator("input[type=password]").fill(RunningWavyBlog.PASSWORD);
        accessible(page);
        button(page, "Register").click();
        assertThat(page.getByText("We sent you a mail")).isVisible();
        accessible(page);
        page.navigate(mailed("ana"));
        button(page, "Verify my address").click();
        assertThat(page.getByText("ana@example.com is verified")).isVisible();
        assertThat(blog.item("USER#ana", "METADATA#ana")).containsEntry("EmailVerified", AttributeValue.fromBool(true));
        page.getByText("Continue").click();
        assertThat(heading(page, "My posts")).isVisible();
        accessible(page);

        page.getByText("New post").first().click();
        field(page, "Title").fill(HOSTILE);
        field(page, "Text (Markdown)").fill("Blue **glaze**.\n\n" + HOSTILE);
        assertThat(page.locator(".preview strong")).hasText("glaze");
        assertThat(page.locator(".preview svg")).hasCount(0);
        accessible(page);
        button(page, "Save draft").click();
        assertThat(button(page, "Publish")).isVisible();
        assertThat(heading(page, HOSTILE)).isVisible();
        String slug = page.url().substring(page.url().lastIndexOf('/') + 1);
        assertThat(blog.item("POST#" + slug, "METADATA#" + slug))
                .containsEntry("Title", AttributeValue.fromS(HOSTILE))
                .containsEntry("GSI1PK", AttributeValue.fromS("DRAFTS_BY_USER#ana"));

        button(page, "Publish").click();
        assertThat(button(page, "Back to draft")).isVisible();
        assertThat(blog.item("POST#" + slug, "METADATA#" + slug))
                .containsEntry("GSI1PK", AttributeValue.fromS("POSTS_BY_USER#ana"));

        page.getByRole(
                        AriaRole.TEXTBOX,
                        new Page.GetByRoleOptions().setName("Address").setExact(true))
                .fill("tiles");
        button(page, "Change address").click();
        page.waitForURL("**/edit/tiles");
        assertThat(Objects.requireNonNull(
                                blog.item("SLUG#" + slug, "SLUG#" + slug).get("RedirectTo"))
                        .s())
                .isEqualTo("tiles");

        Page reader = page();
        reader.navigate(blog.host.uri() + "/wavyblog/read/" + slug);
        assertThat(reader.url()).endsWith("/wavyblog/read/tiles");
        assertThat(heading(reader, HOSTILE)).isVisible();
        accessible(reader);
        reader.navigate(blog.host.uri() + "/wavyblog/");
        assertThat(reader.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(HOSTILE)))
                .isVisible();
        accessible(reader);
        assertThat(faults).isEmpty();
    }

    @Test
    void session_survivesAReload_keepsNoTokenInStorage_andEndsWithASignOut() {
        blog.user("ana");
        Page page = page();
        page.navigate(blog.host.uri() + "/wavyblog/app/");
        field(page, "User name or e-mail").fill("ana");
        page.locator("input[type=password]").fill(RunningWavyBlog.PASSWORD);
        accessible(page);
        page.keyboard().press("Enter");
        assertThat(heading(page, "My posts")).isVisible();

        page.reload();
        assertThat(heading(page, "My posts")).isVisible();
        assertThat(String.valueOf(page.evaluate("JSON.stringify([localStorage, sessionStorage, document.cookie])")))
                .contains("az-csrf")
                .doesNotContain("az-refresh", "ey");

        page.locator(".who").click();
        page.getByText("Sign out").click();
        assertThat(field(page, "User name or e-mail")).isVisible();
        page.reload();
        assertThat(field(page, "User name or e-mail")).isVisible();
        assertThat(faults).isEmpty();
    }

    /** Returns the link of the last mail to a user, on the address of this server. */
    private String mailed(String name) {
        URI link = Objects.requireNonNull(blog.links.get(name));
        return blog.host.uri() + link.getPath() + "#" + link.getFragment();
    }

    @Test
    void newPassword_byTheMailedLink_replacesTheOldOne() {
        blog.user("ana");
        Page page = page();
        page.navigate(blog.host.uri() + "/wavyblog/app/reset");
        field(page, "E-mail").fill("ana@example.com");
        button(page, "Send me a link").click();
        assertThat(page.getByText("a mail is on its way")).isVisible();

        page.navigate(mailed("ana"));
        assertThat(page).hasURL(blog.host.uri() + "/wavyblog/app/reset"); // the token is out of the address
        page.locator("input[type=password]").fill("another horse");
        accessible(page);
        button(page, "Save").click();
        assertThat(field(page, "User name or e-mail")).isVisible();

        blog.api
                .post("auth/login", Map.of("login", "ana", "password", "another horse"))
                .hasStatus(200);
        assertThat(faults).isEmpty();
    }

    @Test
    void admin_disablesAUser_andSeesWhatTheTableDid() {
        blog.user("ana");
        blog.admin();
        Page page = page();
        page.navigate(blog.host.uri() + "/wavyblog/app/users");
        field(page, "User name or e-mail").fill("root");
        page.locator("input[type=password]").fill(RunningWavyBlog.PASSWORD);
        page.keyboard().press("Enter");
        Locator ana = page.locator("az-card").filter(new Locator.FilterOptions().setHasText("ana@example.com"));
        assertThat(ana).isVisible();
        button(page, "What the table did").click();
        ana.getByText("Disable").click();
        assertThat(ana.getByText("Enable")).isVisible();

        assertThat(blog.item("USER#ana", "METADATA#ana")).containsEntry("Status", AttributeValue.fromS("DISABLED"));
        assertThat(page.locator("az-table-panel")
                        .getByText("TransactWriteItems")
                        .first())
                .isAttached();
        accessible(page);
        assertThat(faults).isEmpty();
    }
}
