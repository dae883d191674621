package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import io.azulejo.sessions.domain.Responder;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of the bot as Discord users see it: languages, invitations, suggestions, buttons, links, late answers. */
final class DiscordBotTest {
    private static final String GM = "80351110224678912";
    private static final String PLAYER = "80351110224678913";
    private static final String CHANNEL = "645027906669510667";

    private SessionsTestService table;
    private int interactions;

    @BeforeEach
    void start() {
        table = new SessionsTestService(Backend.IN_PROCESS);
    }

    @AfterEach
    void stop() {
        table.close();
    }

    private String body(int type, String user, String locale, String data) {
        return """
                {"id":"%s","application_id":"845027738276462632","type":%s,"token":"secret-token","version":1,
                 "guild_id":"290926798626357999","channel_id":"%s","locale":"%s",
                 "member":{"user":{"id":"%s"},"permissions":"0"},"data":%s}""".formatted(interactions++, type, CHANNEL, locale, user, data);
    }

    private static String command(String command, String sub, String... options) {
        return "{\"name\":\"%s\",\"type\":1,\"options\":[{\"type\":1,\"name\":\"%s\",\"options\":[%s]}]}"
                .formatted(command, sub, String.join(",", options));
    }

    private static String option(String name, String value) {
        return "{\"type\":3,\"name\":\"" + name + "\",\"value\":\"" + value + "\"}";
    }

    private ApiResponse type(String user, String locale, String command, String sub, String... options) {
        return table.interact(body(2, user, locale, command(command, sub, options)))
                .hasStatus(200);
    }

    private static String content(ApiResponse answer) {
        return String.valueOf(SessionsTestService.object(answer, "data").get("content"));
    }

    private String session() {
        return table.design.activeInChannel(CHANNEL).orElseThrow().sessionId();
    }

    @Test
    void answers_areInTheCallersLocale() {
        assertThat(content(type(GM, "pt-BR", "session", "list"))).isEqualTo("Você não tem sessões.");
        assertThat(content(type(GM, "es-ES", "session", "list"))).isEqualTo("No tienes sesiones.");
        assertThat(content(type(GM, "ja", "session", "list"))).isEqualTo("You have no sessions.");
        assertThat(content(type(GM, "pt-BR", "session", "start", option("title", "A Torre"))))
                .startsWith("A Torre começou.");
        assertThat(content(type(PLAYER, "pt-BR", "session", "end")))
                .isEqualTo("Só participantes da sessão podem fazer isto.");
        assertThat(content(type(PLAYER, "es-ES", "session", "start", option("title", "x"))))
                .isEqualTo("El canal ya tiene una sesión abierta.");
        assertThat(content(type(GM, "pt-BR", "npc", "talk", option("npc", "Ninguém"), option("text", "Oi"))))
                .isEqualTo("Isto não existe.");
        assertThat(content(type(GM, "pt-BR", "session", "dance"))).isEqualTo("Não existe o comando /session dance.");
    }

    @Test
    void answers_nameNoInternalIds() {
        type(GM, "en-US", "session", "start", option("title", "Citadel"));
        String id = session();
        String added = type(GM, "en-US", "npc", "add", option("name", "Rat")).body();
        type(GM, "en-US", "npc", "add", option("name", "Rat"));
        String twice = type(GM, "en-US", "npc", "talk", option("npc", "Rat"), option("text", "Hi"))
                .body();
        String taken =
                type(PLAYER, "en-US", "session", "start", option("title", "x")).body();
        String ended = type(PLAYER, "en-US", "session", "end").body();
        assertThat(ended).contains("Only participants");
        assertThat(added + twice + taken + ended).doesNotContain("npc_", "ses_", id);
        assertThat(twice).contains("2 NPCs are named Rat");
    }

    @Test
    void talk_inAPrivateSession_needsAnInvitation_andTheInvitedMayTalk() {
        type(
                GM,
                "en-US",
                "session",
                "start",
                option("title", "Citadel"),
                "{\"type\":5,\"name\":\"private\",\"value\":true}");
        type(GM, "en-US", "npc", "add", option("name", "Meepo"), option("line", "Yark!"));
        String[] hello = {option("npc", "Meepo"), option("text", "Hi")};
        assertThat(content(type(PLAYER, "en-US", "npc", "talk", hello))).contains("need an invitation");
        assertThat(content(
                        type(PLAYER, "en-US", "session", "invite", "{\"type\":6,\"name\":\"user\",\"value\":\"5\"}")))
                .doesNotContain("is invited");
        ApiResponse invited =
                type(GM, "en-US", "session", "invite", "{\"type\":6,\"name\":\"user\",\"value\":\"" + PLAYER + "\"}");
        assertThat(content(invited)).isEqualTo("<@" + PLAYER + "> is invited to Citadel.");
        assertThat(content(type(PLAYER, "en-US", "npc", "talk", hello))).contains("Yark!");
    }

    @Test
    void talk_byAKickedPlayer_isRefusedUntilTheBanIsLifted() {
        type(GM, "en-US", "session", "start", option("title", "Citadel"));
        type(GM, "en-US", "npc", "add", option("name", "Meepo"), option("line", "Yark!"));
        String[] hello = {option("npc", "Meepo"), option("text", "Hi")};
        type(PLAYER, "en-US", "npc", "talk", hello);
        ApiClient gm = table.user(GM);
        gm.delete(session() + "/participants/" + PLAYER).hasStatus(204);
        assertThat(content(type(PLAYER, "en-US", "npc", "talk", hello))).isEqualTo("You are banned from this session.");
        gm.delete(session() + "/bans/" + PLAYER).hasStatus(204);
        assertThat(content(type(PLAYER, "en-US", "npc", "talk", hello))).contains("Yark!");
    }

    @Test
    void say_isForGameMasters_andIsLogged() {
        type(GM, "en-US", "session", "start", option("title", "Citadel"));
        type(GM, "en-US", "npc", "add", option("name", "Meepo"));
        String[] words = {option("npc", "Meepo"), option("text", "Follow me")};
        assertThat(content(type(GM, "en-US", "npc", "say", words))).isEqualTo("**Meepo:** Follow me");
        type(PLAYER, "en-US", "npc", "talk", option("npc", "Meepo"), option("text", "Hi"));
        assertThat(content(type(PLAYER, "en-US", "npc", "say", words))).contains("Only game masters");
        assertThat(table.partition("SESSIONLOG#" + session())).hasSize(2);
    }

    @Test
    void suggestions_areNpcsWhoseNamesMatch_withoutARecordOfTheInteraction() {
        type(GM, "en-US", "session", "start", option("title", "Citadel"));
        for (String name : List.of("Meepo", "Old Meepo", "Yusdrayl")) {
            type(GM, "en-US", "npc", "add", option("name", name));
        }
        String typing = "{\"type\":3,\"name\":\"npc\",\"value\":\"me\",\"focused\":true}";
        ApiResponse suggested = table.interact(body(4, PLAYER, "en-US", command("npc", "talk", typing)))
                .hasStatus(200);
        assertThat(suggested.json()).containsEntry("type", 8L);
        List<?> choices = (List<?>) Objects.requireNonNull(
                SessionsTestService.object(suggested, "data").get("choices"));
        assertThat(choices.stream().map(choice -> String.valueOf(((Map<?, ?>) choice).get("name"))))
                .containsExactly("Meepo", "Old Meepo");
        Object value = ((Map<?, ?>) choices.getFirst()).get("value");
        assertThat(content(type(
                        PLAYER, "en-US", "npc", "talk", option("npc", String.valueOf(value)), option("text", "Hi"))))
                .contains("Meepo is listening");
        assertThat(table.item("INTERACTION#4", "INTERACTION#4")).isEmpty();
    }

    @Test
    void buttons_pauseResumeAndEndTheSession() {
        ApiResponse started = type(GM, "en-US", "session", "start", option("title", "Citadel"));
        assertThat(started.body()).contains("\"custom_id\":\"session pause\"", "\"custom_id\":\"session end\"");
        String session = session();
        ApiResponse paused = press(GM, "session pause");
        assertThat(content(paused)).isEqualTo("Citadel is paused.");
        assertThat(paused.body()).contains("\"custom_id\":\"session resume\"");
        assertThat(table.status(GM, session)).isEqualTo("paused");
        press(PLAYER, "session end");
        assertThat(table.status(GM, session)).isEqualTo("paused");
        press(GM, "session resume");
        assertThat(press(GM, "session end").body()).doesNotContain("custom_id");
        assertThat(table.status(GM, session)).isEqualTo("ended");
    }

    private ApiResponse press(String user, String button) {
        return table.interact(body(3, user, "en-US", "{\"component_type\":2,\"custom_id\":\"" + button + "\"}"))
                .hasStatus(200);
    }

    @Test
    void link_letsAnAccountLeadTheSessionThatItsDiscordUserStarted() {
        type(GM, "en-US", "session", "start", option("title", "Citadel"));
        String session = session();
        ApiClient account = table.user("account");
        account.get(session).isProblem(404);
        account.get("users/" + GM + "/sessions").isProblem(403);
        table.link("account", GM);
        assertThat(account.get("users/account/discord-link").hasStatus(200).text("discordUserId"))
                .isEqualTo(GM);
        assertThat(account.get(session).hasStatus(200).text("rank")).isEqualTo("owner");
        account.get(session + "?include=npcs,users").hasStatus(200);
        account.post(session + "/npcs", Map.of("name", "Meepo")).hasStatus(201);
        assertThat(account.get("users/" + GM + "/sessions").hasStatus(200).items())
                .hasSize(1);
        account.post(session + "/end").hasStatus(200);
        account.delete("users/account/discord-link").hasStatus(204);
        account.get(session).isProblem(404);
    }

    @Test
    void link_letsADiscordUserLeadTheSessionThatTheAccountStarted() {
        table.link("account", GM);
        String session = table.user("account")
                .post("/sessions", Map.of("title", "Citadel", "channelId", CHANNEL))
                .hasStatus(201)
                .text("sessionId");
        assertThat(content(type(GM, "en-US", "session", "pause"))).isEqualTo("Citadel is paused.");
        assertThat(table.status("account", session)).isEqualTo("paused");
    }

    @Test
    void link_ofABannedDiscordUser_doesNotHelpTheAccountIn() {
        type(GM, "en-US", "session", "start", option("title", "Citadel"));
        table.link("account", PLAYER);
        table.user(GM).post(session() + "/bans", Map.of("userId", PLAYER)).hasStatus(201);
        table.user(GM)
                .post(session() + "/invitations", Map.of("userId", "account"))
                .hasStatus(201);
        table.user("account").post(session() + "/participants", Map.of()).isProblem(403);
    }

    @Test
    void link_code_isRefusedIfWrongUsedOrOld() {
        ApiClient account = table.user("account");
        table.user("eve").post("users/account/discord-link").isProblem(403);
        String code = account.post("users/account/discord-link").hasStatus(201).text("code");
        assertThat(content(type(GM, "en-US", "session", "link", option("code", "WRONG"))))
                .contains("code is unknown");
        table.clock.advance(Duration.ofMinutes(11));
        assertThat(content(type(GM, "en-US", "session", "link", option("code", code))))
                .contains("code is unknown");
        table.link("account", GM);
        account.post("users/account/discord-link").isProblem(409);
        String other = table.user("other")
                .post("users/other/discord-link")
                .hasStatus(201)
                .text("code");
        assertThat(content(type(GM, "en-US", "session", "link", option("code", other))))
                .contains("already linked");
    }

    @Test
    void answer_thatTakesLonger_isDeferredAndFollows() throws IOException {
        CountDownLatch ready = new CountDownLatch(1);
        List<String> received = new CopyOnWriteArrayList<>();
        HttpServer discord = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        discord.createContext("/", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            received.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " " + body);
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        discord.start();
        table.close();
        table = new SessionsTestService(
                Backend.IN_PROCESS::open,
                SessionsTestService.POLICY,
                waitingFor(ready),
                Duration.ofMillis(300),
                URI.create("http://127.0.0.1:" + discord.getAddress().getPort()));
        try {
            type(GM, "en-US", "session", "start", option("title", "Citadel"));
            type(GM, "en-US", "npc", "add", option("name", "Meepo"));
            ApiResponse late = type(GM, "en-US", "npc", "talk", option("npc", "Meepo"), option("text", "Hi"));
            assertThat(late.json()).containsEntry("type", 5L);
            assertThat(received).isEmpty();
            ready.countDown();
            await().until(() -> !received.isEmpty());
            assertThat(received)
                    .singleElement()
                    .asString()
                    .startsWith("PATCH /webhooks/845027738276462632/secret-token/messages/@original ")
                    .contains("**Meepo:** Yark!");
        } finally {
            ready.countDown();
            discord.stop(0);
        }
    }

    private static Responder waitingFor(CountDownLatch ready) {
        return (npc, told) -> {
            try {
                ready.await();
            } catch (InterruptedException e) {
                throw new UncheckedIOException(new IOException(e));
            }
            return Optional.of("Yark!");
        };
    }

    @Test
    void status_inactiveOfAnotherApplication_isListedAsPaused() {
        table.write(Map.of(
                "PK", "SESSION#old",
                "SK", "METADATA",
                "UserID", "gm",
                "Status", "INACTIVE",
                "StartedAt", "2024-05-01T10:00:00Z",
                "GSI1PK", "USER#gm",
                "GSI1SK", "TIMESTAMP#2024-05-01T10:00:00Z",
                "GSI2PK", "STATUS#INACTIVE",
                "GSI2SK", "TIMESTAMP#2024-05-01T10:00:00Z",
                "GSI3SK", "INACTIVE#TIMESTAMP#2024-05-01T10:00:00Z"));
        for (String status : List.of("paused", "inactive")) {
            assertThat(all(table.operator(), "/sessions?status=" + status)).containsExactly("old paused");
            assertThat(all(table.user("gm"), "users/gm/sessions?status=" + status))
                    .containsExactly("old paused");
        }
        assertThat(all(table.operator(), "/sessions?status=active")).isEmpty();
    }

    private static List<String> all(ApiClient client, String path) {
        ApiResponse first = client.get(path).hasStatus(200);
        List<String> found = new CopyOnWriteArrayList<>();
        first.items().forEach(item -> found.add(item.get("sessionId") + " " + item.get("status")));
        Object next = first.field("next");
        if (next != null) {
            client.get(path + "&cursor=" + next)
                    .hasStatus(200)
                    .items()
                    .forEach(item -> found.add(item.get("sessionId") + " " + item.get("status")));
        }
        return found;
    }

    @Test
    void patch_mergesAndRefusesUnknownAndReadOnlyFields() {
        String session = table.start(GM);
        ApiClient gm = table.user(GM);
        assertThat(gm.send("PATCH", session, "{\"joining\":\"open\"}")
                        .hasStatus(200)
                        .json())
                .containsEntry("joining", "open")
                .containsEntry("title", "The Sunless Citadel");
        assertThat(gm.send("PATCH", session, "{\"joining\":null,\"title\":\"B\"}")
                        .hasStatus(200)
                        .json())
                .containsEntry("joining", "invitation")
                .containsEntry("title", "B");
        gm.send("PATCH", session, "{\"title\":null}").isProblem(422, "title");
        gm.send("PATCH", session, "{\"userId\":\"eve\"}").isProblem(422, "userId");
        gm.send("PATCH", session, "[]").isProblem(400);
        gm.get(session + "?includ=npcs").isProblem(400, "includ");
        gm.get(session + "/npcs?page=2").isProblem(400, "page");
        gm.get("users/" + GM + "/sessions?state=active").isProblem(400, "state");
        table.operator().get("/sessions?status=active&size=3").isProblem(400, "size");
        gm.with("If-Match", "\"1\"").send("PATCH", session, "{\"title\":\"C\"}").isProblem(412);
    }
}
