package io.azulejo.tests.apps;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.azulejo.testing.ApiClient;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class SessionsAppTest {
    private static final String HOSTILE = "<img src=x onerror='window.hacked=1'>";

    @RegisterExtension
    static final AppsExtension APPS = new AppsExtension();

    @Test
    void session_playedInTheSimulator_isInTheTable() {
        Page page = APPS.signIn("/sessions/app/simulator", "Ana");
        page.locator("sessions-simulator az-select select").selectOption("645027906669510009");
        as(page, "Carla");
        run(page, "/session start", Map.of("title", "Tavern " + HOSTILE));
        assertThat(page.locator("sessions-view h3").first()).hasText("Tavern " + HOSTILE);
        run(page, "/npc add", Map.of("name", "Innkeeper", "line", "No rooms left."));
        as(page, "Bruno");
        run(page, "/npc talk", Map.of("npc", "Innkeeper", "text", "A room, please " + HOSTILE));

        assertThat(page.locator(".message").last()).containsText("Innkeeper: No rooms left.");
        assertThat(page.locator("sessions-view .line.answered")).hasText(Pattern.compile("No rooms left"));
        AppsExtension.assertUsable(page);
        assertThat(page.evaluate("window.hacked")).isNull();
        assertThat(sessionsOf("acc_demo_carla"))
                .anySatisfy(title -> assertThat(title).isEqualTo("Tavern " + HOSTILE));
    }

    @Test
    void session_ofTheSample_isShownWithItsNpcsAndLog() {
        Page page = APPS.signIn("/sessions/", "Ana");
        assertThat(page.locator("az-card h3 a").first()).isVisible();
        AppsExtension.assertUsable(page);
        page.locator("az-card h3 a", new Page.LocatorOptions().setHasText("The Sunless Citadel"))
                .click();

        assertThat(page.locator("#session-status")).hasText("Active");
        assertThat(page.locator(".npc")).hasCount(7);
        assertThat(page.getByText("The clan's dragon is gone!")).isVisible();
        page.getByLabel("Say as Meepo").fill("Follow me " + HOSTILE);
        page.keyboard().press("Enter");
        assertThat(page.locator(".line", new Page.LocatorOptions().setHasText("Follow me " + HOSTILE)))
                .isVisible();
        AppsExtension.assertUsable(page);
    }

    @Test
    void realApplication_registration_isExplained() {
        Page page = APPS.signIn("/sessions/app/discord", "Bruno");

        assertThat(page.locator("sessions-register li")).hasCount(6);
        AppsExtension.assertUsable(page);
    }

    @Test
    void messages_ofAllApps_areInEveryLanguage() {
        for (String app : List.of("orders", "notifications", "sessions")) {
            Page page = APPS.open("/" + app + "/app/");
            page.locator("az-sign-in").waitFor();
            assertThat(page.evaluate("import('az/messages.js').then((module) => module.missingMessages())"))
                    .as(app)
                    .isEqualTo(List.of());
        }
    }

    @Test
    void signature_forAnotherSiteOrMachine_isRefused() throws Exception {
        try (HttpClient http = HttpClient.newHttpClient()) {
            for (List<String> header :
                    List.of(List.of("Sec-Fetch-Site", "cross-site"), List.of("X-Forwarded-For", "203.0.113.7"))) {
                HttpRequest request = HttpRequest.newBuilder(
                                URI.create(APPS.host().url("/sessions/simulator/signatures")))
                        .header(header.getFirst(), header.getLast())
                        .POST(HttpRequest.BodyPublishers.ofString("{\"body\":\"{}\"}"))
                        .build();
                assertThat(http.send(request, HttpResponse.BodyHandlers.ofString())
                                .statusCode())
                        .as(header.getFirst())
                        .isEqualTo(403);
            }
        }
    }

    @Test
    void apiAtTheSamePath_withoutABrowser_staysTheApi() {
        ApiClient api = ApiClient.at(URI.create(APPS.host().url("/")));

        assertThat(api.get("sessions?status=active").status()).isEqualTo(401);
    }

    private static void as(Page page, String person) {
        page.locator("button.who", new Page.LocatorOptions().setHasText(person)).click();
    }

    /** Types a command, chooses it from the list, fills in its options and sends it. */
    private static void run(Page page, String command, Map<String, String> options) {
        int before = page.locator(".message").count();
        Locator input = page.locator("#command input");
        input.fill(command);
        page.getByRole(AriaRole.OPTION, new Page.GetByRoleOptions().setName(command))
                .first()
                .click();
        options.forEach((name, value) ->
                page.locator(".options [name='" + name + "'] input").fill(value));
        page.locator("#run").click();
        assertThat(page.locator(".message")).hasCount(before + 1);
    }

    private static List<String> sessionsOf(String user) {
        return APPS
                .host()
                .client()
                .query(request -> request.tableName("sessions")
                        .indexName("GSI1")
                        .keyConditionExpression("GSI1PK = :user")
                        .expressionAttributeValues(Map.of(":user", AttributeValue.fromS("USER#" + user))))
                .items()
                .stream()
                .map(keys -> APPS.host()
                        .client()
                        .getItem(request ->
                                request.tableName("sessions").key(Map.of("PK", keys.get("PK"), "SK", keys.get("SK"))))
                        .item())
                .filter(item -> item.containsKey("Title"))
                .map(item -> item.get("Title").s())
                .toList();
    }
}
