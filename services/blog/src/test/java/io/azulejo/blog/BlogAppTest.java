package io.azulejo.blog;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.demo.DemoLogin;
import io.azulejo.http.demo.DemoPerson;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostExtensions;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.host.StartPageOptions;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.Chromium;
import io.azulejo.tests.backends.Backend;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The blog's pages and app in a real browser, from sign-in to a discussion, with the table checked. */
@Timeout(180)
final class BlogAppTest {
    private static final String HOSTILE = "<svg onload=alert(1)> \"Bread\" & 'salt'";

    private final RunningBlog blog = new RunningBlog(Backend.IN_PROCESS);
    private final Host host = Host.start(
            HostOptions.defaults().withPort(0).withClock(blog.clock).withRates(Map.of()),
            List.of(blog.service),
            new HostExtensions(List.of(new Issuer()), List.of(), Map.of(), Map.of())
                    .withStart(new StartPageOptions(true, BlogAppTest::people, null)));
    private final Chromium chromium = new Chromium();
    private final List<String> faults = new ArrayList<>();

    @AfterEach
    void stop() {
        chromium.close();
        host.close();
        blog.close();
    }

    /** Stand-in for the local issuer, which is another service. The cookie contains the login. */
    private final class Issuer implements HttpFeature {
        @Override
        public void setup(HttpRouting.Builder routing) {
            for (String issuer : List.of("identity", "wavyblog", "notifications")) {
                String path = "/" + issuer + "/session";
                routing.post(path, (request, response) -> {
                    String body = request.content().as(String.class);
                    String login = body.replaceAll(".*\"login\":\"([a-z]+)\".*", "$1");
                    answer(response, path, login);
                });
                routing.post(
                        path + "/refresh",
                        (request, response) -> request.headers()
                                .cookies()
                                .first("az-refresh")
                                .asOptional()
                                .filter(login -> !login.isEmpty())
                                .ifPresentOrElse(
                                        login -> answer(response, path, login),
                                        () -> response.status(204).send()));
                routing.delete(path, (request, response) -> {
                    response.header(HeaderValues.create("Set-Cookie", "az-refresh=; Path=" + path));
                    response.status(204).send();
                });
            }
        }

        private void answer(ServerResponse response, String path, String login) {
            response.header(HeaderValues.create("Set-Cookie", "az-refresh=" + login + "; HttpOnly; Path=" + path));
            response.header(HeaderValues.CONTENT_TYPE_JSON);
            String token = blog.token(new Caller(login, name(login), Set.of(), Map.of("blog", Set.of(role(login)))));
            response.send("{\"accessToken\":\"" + token + "\"}");
        }
    }

    private static List<DemoPerson> people() {
        return Stream.of("davi", "carla")
                .map(login -> new DemoPerson(
                        login,
                        name(login),
                        Map.of("blog", role(login)),
                        Map.of("identity", new DemoLogin(login, "any", role(login)))))
                .toList();
    }

    private static String name(String login) {
        return login.equals("davi") ? "Davi Rocha" : "Carla Mendes";
    }

    private static String role(String login) {
        return login.equals("davi") ? "author" : "moderator";
    }

    private Page signedIn(String login) {
        Page page = page();
        page.navigate(host.uri() + "/blog/app/sign-in");
        page.getByText(name(login)).click();
        assertThat(heading(page, "Newest")).isVisible();
        return page;
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
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name))
                .first();
    }

    private static Locator field(Page page, String name) {
        return page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName(name))
                .first();
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
    void story_fromADraftToAnAnsweredComment_writesTheTableAndNotifiesAtOnce() {
        String kitchen = blog.category("Kitchen", "");
        String bread = blog.category("Bread", kitchen);
        Page davi = signedIn("davi");
        davi.navigate(host.uri() + "/blog/app/write");
        field(davi, "Title").fill(HOSTILE);
        davi.getByLabel("Category").selectOption(bread);
        field(davi, "Summary").fill(HOSTILE);
        field(davi, "Text (Markdown)").fill("Flour and **water**.\n\n" + HOSTILE);
        assertThat(davi.locator(".preview strong")).hasText("water");
        accessible(davi);
        button(davi, "Publish").click();
        assertThat(button(davi, "Back to draft")).isVisible();
        davi.waitForURL("**/edit/*");
        String postId = davi.url().substring(davi.url().lastIndexOf('/') + 1);
        assertThat(blog.table.post(postId).orElseThrow().categoryId()).isEqualTo(bread);
        davi.navigate(host.uri() + "/blog/app/notifications");
        assertThat(davi.getByText("Live", new Page.GetByTextOptions().setExact(true)))
                .isVisible();
        accessible(davi);

        Page carla = signedIn("carla");
        carla.getByText("Kitchen").click();
        carla.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(HOSTILE))
                .click();
        assertThat(heading(carla, HOSTILE)).isVisible();
        button(carla, "What the table did").click();
        button(carla, "Like · 0").click();
        assertThat(button(carla, "Like · 1")).isVisible();
        field(carla, "Write a comment").fill(HOSTILE);
        button(carla, "Send").click();
        Locator comment = carla.locator(".thread").filter(new Locator.FilterOptions().setHasText(HOSTILE));
        assertThat(comment).isVisible();
        accessible(carla);
        assertThat(carla.locator("az-table-panel")
                        .getByText("TransactWriteItems")
                        .first())
                .isAttached();
        await().untilAsserted(() ->
                assertThat(blog.table.stats(postId).orElseThrow().likes()).isEqualTo(1));

        assertThat(davi.getByText("Carla Mendes commented on your post").first())
                .isVisible();
        davi.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Carla Mendes commented on your post"))
                .first()
                .click();
        button(davi, "Reply").click();
        davi.locator("blog-threads textarea").last().fill("Thank you.");
        davi.getByText("Send").last().click();
        assertThat(davi.getByText("1 reply")).isVisible();
        davi.getByText("1 reply").click();
        assertThat(davi.getByText("Thank you.")).isHidden();

        carla.reload();
        carla.getByText("Hide").first().click();
        assertThat(carla.getByText("Hidden by a moderator")).isVisible();

        carla.navigate(host.uri() + "/blog/app/moderation");
        Locator hidden = carla.locator("li[data-comment]");
        assertThat(hidden).hasCount(1);
        assertThat(hidden).containsText(HOSTILE);
        accessible(carla);

        Page reader = page();
        reader.navigate(host.uri() + "/blog/");
        reader.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(HOSTILE))
                .click();
        assertThat(heading(reader, HOSTILE)).isVisible();
        assertThat(reader.getByText("Thank you.")).isVisible();
        assertThat(reader.getByText("This comment was removed.")).isVisible();
        accessible(reader);

        hidden.getByText("Restore").click();
        assertThat(carla.getByText("No hidden comments")).isVisible();
        assertThat(blog.api.get("posts/" + postId + "/comments").body()).contains("\"status\":\"visible\"");
        assertThat(faults).isEmpty();
    }

    @Test
    void moderationQueue_deletesACommentForGood() {
        String post = blog.post(blog.user("davi", "author"), "Bread", blog.category("Kitchen", ""));
        String comment = blog.comment(blog.user("eve"), post, "spam");
        blog.user("carla", "moderator").post("comments/" + comment + "/hide").hasStatus(200);
        Page carla = signedIn("carla");
        carla.navigate(host.uri() + "/blog/app/moderation");
        carla.locator("li[data-comment]").getByText("Delete").click();
        carla.locator("az-dialog az-button").last().click();
        assertThat(carla.getByText("No hidden comments")).isVisible();
        assertThat(blog.api.get("comments/" + comment).hasStatus(200).text("status"))
                .isEqualTo("deleted");
        assertThat(faults).isEmpty();
    }

    @Test
    void startPage_signsInAsAPersonOfTheDemo_andLeadsToTheApp() {
        Page page = page();
        page.navigate(host.uri() + "/");
        assertThat(page.getByText("The store answers")).isVisible();
        page.getByText("Davi Rocha").click();
        assertThat(page.getByText("You are signed in as Davi Rocha")).isVisible();
        accessible(page);

        page.getByText("Join the discussion").click();
        assertThat(heading(page, "Newest posts")).isVisible();
        accessible(page);
        page.getByText("Open the app").click();
        assertThat(button(page, "Davi Rocha")).isVisible();
        assertThat(faults).isEmpty();
    }

    @Test
    void readingPages_withoutScripts_areCompleteAndEscaped() {
        ApiClient davi = blog.user("davi", "author");
        String bread = blog.category("Bread", "");
        String location = Objects.requireNonNull(davi.post(
                        "posts",
                        Map.of(
                                "title",
                                HOSTILE,
                                "slug",
                                "bread",
                                "excerpt",
                                HOSTILE,
                                "content",
                                HOSTILE,
                                "categoryId",
                                bread))
                .hasStatus(201)
                .header("Location"));
        String id = location.substring(location.lastIndexOf('/') + 1);
        davi.post("posts/" + id + "/publish").hasStatus(200);
        davi.post("posts/" + id + "/comments", Map.of("text", HOSTILE)).hasStatus(201);
        ApiClient reader = ApiClient.at(host.uri()).with("Accept", "text/html");

        for (String path : List.of("", "read/bread", "category/" + bread, "author/davi", "feed", "sitemap.xml")) {
            assertThat(reader.get("/blog/" + path).hasStatus(200).body())
                    .as(path)
                    .doesNotContain("<svg");
        }
        assertThat(reader.get("/blog/read/bread").body())
                .contains(
                        "<article",
                        "rel=\"canonical\" href=\"" + host.uri() + "/blog/read/bread\"",
                        "property=\"og:title\"",
                        "application/atom+xml");
        assertThat(reader.get("/blog/read/" + id).hasStatus(301).header("Location"))
                .isEqualTo("/blog/read/bread");
        reader.get("/blog/read/nothing").hasStatus(404);
    }
}
