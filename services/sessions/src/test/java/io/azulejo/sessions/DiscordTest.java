package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.sessions.discord.SlashCommands;
import io.azulejo.sessions.table.Interaction;
import io.azulejo.sessions.table.InteractionAttributes;
import io.azulejo.sessions.table.InteractionKeys;
import io.azulejo.sessions.table.Npc;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.Race;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.schema.EntityKey;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of Discord interactions: signatures, formats and repeated deliveries. */
@OnEveryBackend
final class DiscordTest {
    private static final String PING = "{\"id\":\"1\",\"application_id\":\"2\",\"type\":1,\"version\":1}";
    private static final String GM = "80351110224678912";
    private static final String PLAYER = "80351110224678913";
    /** Permissions of a member without admin rights. */
    private static final String MEMBER = "104324673";

    private final Backend backend;
    private SessionsTestService table;
    private int interactions;

    DiscordTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        table = new SessionsTestService(backend);
    }

    @AfterEach
    void stop() {
        table.close();
    }

    /** Returns a slash command from a guild, in the format that Discord documents. */
    private String typed(String id, String user, String permissions, String command, String sub, String... options) {
        return """
                {"id":"%s","application_id":"845027738276462632","type":2,"token":"A_UNIQUE_TOKEN","version":1,
                 "guild_id":"290926798626357999","channel_id":"645027906669510667","locale":"en-US",
                 "member":{"user":{"id":"%s","username":"Mason","discriminator":"1337"},"roles":["539082325061836999"],
                           "permissions":"%s","nick":null,"mute":false},
                 "data":{"id":"771825006014889984","name":"%s","type":1,
                         "options":[{"type":1,"name":"%s","options":[%s]}]}}""".formatted(id, user, permissions, command, sub, String.join(",", options));
    }

    private static String option(String name, String value) {
        return "{\"type\":3,\"name\":\"" + name + "\",\"value\":\"" + value + "\"}";
    }

    private ApiResponse type(String user, String command, String sub, String... options) {
        String id = Integer.toString(interactions++);
        return table.interact(typed(id, user, MEMBER, command, sub, options)).hasStatus(200);
    }

    private static Map<String, Object> data(ApiResponse answer) {
        assertThat(answer.json()).containsEntry("type", 4L);
        Map<String, Object> data = SessionsTestService.object(answer, "data");
        assertThat(data).containsEntry("allowed_mentions", Map.of("parse", List.of()));
        return data;
    }

    private static String content(ApiResponse answer) {
        return String.valueOf(data(answer).get("content"));
    }

    @Test
    void signature_good_isAnsweredWithPong() {
        ApiResponse pong = table.interact(PING).hasStatus(200);
        assertThat(pong.json()).isEqualTo(Collections.singletonMap("type", 1L));
        assertThat(pong.header("Content-Type")).startsWith("application/json");
    }

    @Test
    void signature_badOldOrMissing_is401() {
        table.api.send("POST", "interactions", PING).isProblem(401);
        ApiClient signed = table.discord.sign(table.api, PING);
        signed.send("POST", "interactions", PING + " ").isProblem(401);
        signed.with("X-Signature-Timestamp", "2088792001")
                .send("POST", "interactions", PING)
                .isProblem(401);
        signed.with("X-Signature-Timestamp", "yesterday")
                .send("POST", "interactions", PING)
                .isProblem(401);
        signed.with("X-Signature-Ed25519", "00".repeat(64))
                .send("POST", "interactions", PING)
                .isProblem(401);
        signed.with("X-Signature-Ed25519", "zz")
                .send("POST", "interactions", PING)
                .isProblem(401);
        new DiscordKeys(table.clock)
                .sign(table.api, PING)
                .send("POST", "interactions", PING)
                .isProblem(401);
        signed.send("POST", "interactions", PING).hasStatus(200);
        table.clock.advance(Duration.ofSeconds(301));
        signed.send("POST", "interactions", PING).isProblem(401);
        table.discord
                .sign(table.api, PING, table.clock.instant().plusSeconds(301))
                .send("POST", "interactions", PING)
                .isProblem(401);
    }

    @Test
    void body_signedButNoInteraction_is400() {
        for (String body : List.of("{}", "[]", "no", "{\"id\":\"1\",\"type\":7}", "{\"id\":\"1\",\"type\":2}")) {
            table.interact(body).isProblem(400);
        }
    }

    @Test
    void session_bySlashCommands_startsPausesResumesListsAndEnds() {
        assertThat(content(type(GM, "session", "start", option("title", "Citadel @everyone"))))
                .contains("Citadel @everyone");
        String session =
                table.design.activeInChannel("645027906669510667").orElseThrow().sessionId();
        assertThat(SessionsTestService.text(table.metadata(session), "GuildID")).isEqualTo("290926798626357999");
        assertThat(SessionsTestService.text(table.metadata(session), "Locale")).isEqualTo("en-US");
        assertThat(data(type(PLAYER, "session", "start", option("title", "Mine"))))
                .containsEntry("flags", 64L)
                .extractingByKey("content")
                .asString()
                .contains("already has an open session");
        type(GM, "session", "pause");
        assertThat(table.status(GM, session)).isEqualTo("paused");
        type(GM, "session", "resume");
        assertThat(table.status(GM, session)).isEqualTo("active");
        assertThat(content(type(GM, "session", "list"))).contains("Citadel", "active");
        assertThat(content(type(PLAYER, "session", "list"))).isEqualTo("You have no sessions.");
        type(PLAYER, "session", "end");
        assertThat(table.status(GM, session)).as("a player cannot").isEqualTo("active");
        type(GM, "session", "end");
        assertThat(table.status(GM, session)).isEqualTo("ended");
        assertThat(content(type(GM, "session", "pause"))).contains("no open session in this channel");
    }

    @Test
    void session_endedByAnAdminOfTheGuild_isEnded() {
        type(GM, "session", "start", option("title", "Citadel"));
        String session =
                table.design.activeInChannel("645027906669510667").orElseThrow().sessionId();
        table.interact(typed("admin", PLAYER, "40", "session", "end")).hasStatus(200);
        assertThat(table.status(GM, session)).isEqualTo("ended");
    }

    @Test
    void npcs_bySlashCommands_areAddedTalkedToListedAndRemoved() {
        type(GM, "session", "start", option("title", "Citadel"));
        type(GM, "npc", "add", option("name", "Meepo"), option("line", "Calcryx is gone!"));
        type(GM, "npc", "add", option("name", "Rat"), "{\"type\":4,\"name\":\"count\",\"value\":3}");
        assertThat(content(type(PLAYER, "npc", "list"))).contains("Meepo", "Rat 1", "Rat 3");
        assertThat(content(type(PLAYER, "npc", "talk", option("npc", "meepo"), option("text", "What is wrong?"))))
                .contains("What is wrong?", "**Meepo:** Calcryx is gone!");
        assertThat(content(type(PLAYER, "npc", "talk", option("npc", "Rat 2"), option("text", "Hi"))))
                .contains("Rat 2 is listening");
        String session =
                table.design.activeInChannel("645027906669510667").orElseThrow().sessionId();
        assertThat(table.design.whole(session).orElseThrow().participants())
                .as("talking joins the session")
                .extracting(participant -> participant.userId())
                .containsExactly(PLAYER);
        assertThat(content(type(PLAYER, "npc", "remove", option("npc", "Meepo"))))
                .contains("Only game masters");
        type(GM, "npc", "remove", option("npc", "Meepo"));
        assertThat(content(type(PLAYER, "npc", "talk", option("npc", "Meepo"), option("text", "Hi"))))
                .contains("no NPC Meepo");
    }

    @Test
    void command_unknownOrIncomplete_isAnsweredAside() {
        assertThat(data(type(GM, "session", "dance"))).containsEntry("flags", 64L);
        assertThat(content(type(GM, "session", "start"))).contains("title is missing");
    }

    @Test
    void b20_interaction_deliveredAgain_isDoneOnceAndAnsweredAlike() {
        type(GM, "session", "start", option("title", "Citadel"));
        String add = typed("77", GM, "0", "npc", "add", option("name", "Meepo"));
        ApiResponse first = table.interact(add).hasStatus(200);
        ApiResponse again = table.interact(add).hasStatus(200);
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(npcs()).hasSize(1);
        assertThat(SessionsTestService.number(table.item("INTERACTION#77", "INTERACTION#77"), "ExpiresAt"))
                .isEqualTo(table.clock.instant().plus(Duration.ofMinutes(15)).getEpochSecond());
    }

    @Test
    void b20_interaction_deliveredManyTimesAtOnce_isDoneOnce() {
        type(GM, "session", "start", option("title", "Citadel"));
        String add = typed("78", GM, "0", "npc", "add", option("name", "Meepo"));
        Callable<ApiResponse> deliver = () -> table.interact(add);
        assertThat(Race.run(List.of(deliver, deliver, deliver, deliver))).allSatisfy(answer -> answer.hasStatus(200));
        assertThat(npcs()).hasSize(1);
    }

    @Test
    void b20_interaction_killedBeforeItsCommand_isDoneWhenItIsDeliveredAgain() {
        type(GM, "session", "start", option("title", "Citadel"));
        String add = typed("79", GM, "0", "npc", "add", option("name", "Meepo"));
        // state after a crash: only the interaction item exists
        Instant now = table.clock.instant();
        table.design
                .interactionTable()
                .create(new Interaction("79", now.plusSeconds(10), null, null, now.plusSeconds(900), 0));
        assertThat(content(table.interact(add).hasStatus(200))).isEqualTo("This is being done already.");
        table.clock.advance(Duration.ofSeconds(10));
        ApiResponse done = table.interact(add).hasStatus(200);
        assertThat(content(done)).startsWith("Meepo was added");
        assertThat(table.interact(add).hasStatus(200).body()).isEqualTo(done.body());
        assertThat(npcs()).hasSize(1);
    }

    private List<Npc> npcs() {
        String session =
                table.design.activeInChannel("645027906669510667").orElseThrow().sessionId();
        return table.design.whole(session).orElseThrow().npcs();
    }

    @Test
    void b20_interaction_killedBeforeItsAnswer_isNotDoneAgain() {
        String[] commands = {
            typed("80", GM, "0", "session", "start", option("title", "Citadel")),
            typed("81", GM, "0", "npc", "add", option("name", "Meepo"), option("line", "Yark!")),
            typed("82", GM, "0", "npc", "add", option("name", "Rat"), "{\"type\":4,\"name\":\"count\",\"value\":2}"),
            typed("83", PLAYER, "0", "npc", "talk", option("npc", "Meepo"), option("text", "Hi")),
            typed("84", GM, "0", "npc", "remove", option("npc", "Rat 1")),
            typed("85", GM, "0", "session", "pause"),
            typed("86", GM, "0", "session", "resume"),
            typed("87", GM, "0", "session", "end")
        };
        for (int i = 0; i < commands.length; i++) {
            EntityKey<Interaction> note = InteractionKeys.of(Integer.toString(80 + i));
            table.interact(commands[i]).hasStatus(200);
            // state after a crash: everything but the answer is written
            table.design
                    .interactionTable()
                    .update(note)
                    .remove(InteractionAttributes.ANSWER)
                    .run();
            table.clock.advance(Duration.ofSeconds(10));
            assertThat(content(table.interact(commands[i]).hasStatus(200)))
                    .as(commands[i])
                    .isEqualTo("This has been done.");
        }
    }

    @Test
    void rate_ofAUser_isLimitedByUserNotByAddress() {
        for (int i = 0; i < 30; i++) {
            type(GM, "session", "dance");
        }
        assertThat(content(type(GM, "session", "list"))).contains("At most 30 such requests");
        assertThat(content(type(PLAYER, "session", "list"))).isEqualTo("You have no sessions.");
    }

    @Test
    void rate_ofAGuild_isLimitedForAllItsUsers() {
        for (int i = 0; i < 60; i++) {
            type(i % 2 == 0 ? GM : PLAYER, "session", "dance");
        }
        assertThat(content(type("80351110224678914", "session", "list"))).contains("At most 60 such requests");
    }

    @Test
    void definitions_haveEveryCommandThatIsHandled() {
        assertThat(SlashCommands.json())
                .contains("\"session\"", "\"npc\"")
                .contains("\"start\"", "\"pause\"", "\"resume\"", "\"end\"", "\"list\"")
                .contains("\"add\"", "\"talk\"", "\"remove\"", "\"say\"", "\"invite\"", "\"link\"");
        for (String path : List.of(
                "session start",
                "session pause",
                "session resume",
                "session end",
                "session list",
                "session invite",
                "session link",
                "npc add",
                "npc say",
                "npc talk",
                "npc list",
                "npc remove")) {
            String[] parts = path.split(" ", 2);
            assertThat(content(type(PLAYER, parts[0], parts[1]))).doesNotContain("There is no command");
        }
    }
}
