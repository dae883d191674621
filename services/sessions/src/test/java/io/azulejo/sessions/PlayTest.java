package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of playing a session: permissions, messages and change of owner. */
@OnEveryBackend
final class PlayTest {
    private final Backend backend;
    private SessionsTestService table;

    PlayTest(Backend backend) {
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

    private static List<Object> texts(ApiClient client, String log) {
        return client.get(log).hasStatus(200).items().stream()
                .map(message -> message.get("text"))
                .toList();
    }

    @Test
    void session_ofOthers_isNotThere() {
        String session = table.start("gm");
        ApiClient eve = table.user("eve");
        eve.get(session).isProblem(404);
        eve.get(session + "?include=npcs,users").isProblem(404);
        eve.get(session + "/npcs").isProblem(404);
        eve.post(session + "/end").isProblem(404);
        eve.get("users/gm/sessions").isProblem(403);
        eve.get("/sessions?status=active").isProblem(403);
        table.api.get(session).isProblem(401);
        table.operator().get(session).hasStatus(200);
    }

    @Test
    void npc_seenByAPlayer_hidesWhatIsTheGameMasters() {
        String session = table.start("gm");
        table.join("player", session);
        String npc = table.user("gm")
                .post(
                        session + "/npcs",
                        Map.of(
                                "name",
                                "Belak",
                                "description",
                                "An old man in a robe",
                                "hitPoints",
                                55,
                                "armorClass",
                                13,
                                "notes",
                                "is the villain",
                                "lines",
                                List.of("Leave.")))
                .hasStatus(201)
                .text("npcId");
        for (String path : List.of("/npcs/" + npc, "/npcs", "?include=npcs,users")) {
            assertThat(table.user("player").get(session + path).hasStatus(200).body())
                    .as(path)
                    .contains("An old man")
                    .doesNotContain("villain", "\"hitPoints\":55", "Leave.", "\"armorClass\":13");
            assertThat(table.user("gm").get(session + path).body())
                    .as(path)
                    .contains("villain", "\"hitPoints\":55", "Leave.");
        }
    }

    @Test
    void rights_ofPlayersAndSpectators_endWhereTheGameMastersBegin() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of("Yark!"));
        table.join("player", session);
        table.user("gm")
                .post(session + "/invitations", Map.of("userId", "watcher", "role", "spectator"))
                .hasStatus(201);
        table.user("watcher").post(session + "/participants", Map.of()).hasStatus(201);
        ApiClient player = table.user("player");
        for (String action : List.of("pause", "resume", "end")) {
            player.post(session + "/" + action).isProblem(403);
        }
        player.post(session + "/npcs", Map.of("name", "Mine")).isProblem(403);
        player.with("If-Match", "*")
                .put(session + "/npcs/" + npc, Map.of("name", "Mine"))
                .isProblem(403);
        player.delete(session + "/npcs/" + npc).isProblem(403);
        player.post(session + "/npcs/" + npc + "/replies", Map.of("text", "I give up"))
                .isProblem(403);
        player.post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi"))
                .hasStatus(201);
        table.user("watcher")
                .post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi"))
                .isProblem(403);
        player.delete(session + "/participants/watcher").isProblem(403);
        player.put(session + "/participants/player", Map.of("role", "co_gm")).isProblem(403);
        table.user("eve")
                .post(session + "/participants", Map.of("role", "co_gm"))
                .isProblem(422, "role");
        table.user("gm")
                .put(session + "/participants/player", Map.of("role", "co_gm"))
                .hasStatus(200);
        player.post(session + "/npcs", Map.of("name", "Mine")).hasStatus(201);
    }

    @Test
    void participants_joinLeaveAndAreKicked() {
        String session = table.start("gm");
        table.join("a", session);
        table.join("b", session);
        table.user("a").post(session + "/participants", Map.of()).isProblem(409);
        table.user("gm").post(session + "/participants", Map.of()).isProblem(409);
        table.user("a").delete(session + "/participants/a").hasStatus(204);
        table.user("gm").delete(session + "/participants/b").hasStatus(204);
        table.user("gm").delete(session + "/participants/b").isProblem(404);
        table.user("a").get(session).isProblem(404);
        assertThat(table.user("a").get("users/a/sessions").items()).isEmpty();
    }

    @Test
    void conversation_isALog_ofScriptedLinesAndTheGameMastersAnswers() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of("Yark!", "Calcryx is gone."));
        table.join("player", session);
        String log = session + "/npcs/" + npc + "/messages";
        for (String text : List.of("Who are you?", "What is wrong?", "Who took it?")) {
            table.user("player").post(log, Map.of("text", text)).hasStatus(201);
        }
        table.user("gm")
                .post(session + "/npcs/" + npc + "/replies", Map.of("text", "Goblins!"))
                .hasStatus(201);
        assertThat(texts(table.user("player"), log + "?limit=3")).containsExactly("Goblins!", "Yark!", "Who took it?");
        assertThat(texts(table.user("player"), log))
                .containsExactly(
                        "Goblins!",
                        "Yark!",
                        "Who took it?",
                        "Calcryx is gone.",
                        "What is wrong?",
                        "Yark!",
                        "Who are you?");
    }

    @Test
    void npc_withoutLines_leavesTheAnswerToTheGameMaster() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of());
        String path = session + "/npcs/" + npc;
        assertThat(table.user("gm")
                        .post(path + "/messages", Map.of("text", "Hi"))
                        .hasStatus(201)
                        .json())
                .doesNotContainKey("answer");
        table.user("gm").post(session + "/pause").hasStatus(200);
        table.user("gm").post(path + "/messages", Map.of("text", "Hi")).isProblem(409);
        table.user("gm").delete(path).hasStatus(204);
        table.user("gm").get(path).isProblem(404);
        table.user("gm").delete(path).isProblem(404);
    }

    @Test
    void owner_transferred_movesTheListsAndThePointer() {
        String session = table.start("gm");
        ApiClient gm = table.user("gm");
        gm.post(session + "/transfer-owner", Map.of("userId", "next")).isProblem(404);
        table.join("next", session);
        assertThat(gm.post(session + "/transfer-owner", Map.of("userId", "next"))
                        .hasStatus(200)
                        .text("userId"))
                .isEqualTo("next");
        assertThat(SessionsTestService.text(table.metadata(session), "GSI1PK")).isEqualTo("USER#next");
        assertThat(table.item("SESSION#" + session, "USER#next")).isEmpty();
        assertThat(gm.get("users/gm/sessions").items().getFirst()).containsEntry("rank", "co_gm");
        assertThat(table.user("next").get("users/next/sessions").items())
                .hasSize(1)
                .first()
                .satisfies(item -> assertThat(item).containsEntry("rank", "owner"));
        assertThat(table.user("next").get("users/next/sessions/active").text("sessionId"))
                .isEqualTo(session);
        gm.get("users/gm/sessions/active").isProblem(404);
        gm.post(session + "/end").isProblem(403);
        table.start("gm");
    }

    @Test
    void end_isPutOff_upToTheHardLimit() {
        String session = table.start("gm");
        ApiClient gm = table.user("gm");
        assertThat(gm.post(session + "/extend", Map.of("minutes", 60))
                        .hasStatus(200)
                        .text("endsAt"))
                .isEqualTo("2036-03-11T21:00:00.000Z");
        gm.post(session + "/extend", Map.of("minutes", 60 * 24 * 30)).isProblem(422, "minutes");
        gm.post(session + "/extend", Map.of("minutes", 0)).isProblem(422, "minutes");
    }

    @Test
    void title_changed_needsTheVersionRead() {
        String session = table.start("gm");
        ApiClient gm = table.user("gm");
        String tag = String.valueOf(gm.get(session).header("ETag"));
        gm.put(session, Map.of("title", "B")).isProblem(428);
        assertThat(gm.with("If-Match", tag)
                        .put(session, Map.of("title", "B"))
                        .hasStatus(200)
                        .text("title"))
                .isEqualTo("B");
        gm.with("If-Match", tag).put(session, Map.of("title", "C")).isProblem(412);
        gm.with("If-None-Match", String.valueOf(gm.get(session).header("ETag")))
                .get(session)
                .hasStatus(304);
    }

    @Test
    void metrics_countSessionsByStatus() {
        String ended = table.start("a");
        table.start("b");
        String paused = table.start("c");
        table.user("a").post(ended + "/end").hasStatus(200);
        table.user("c").post(paused + "/pause").hasStatus(200);
        table.sweeper().sweep();
        assertThat(table.api.get("/metrics").hasStatus(200).body())
                .contains("sessions_open{status=\"active\"} 1.0")
                .contains("sessions_open{status=\"paused\"} 1.0")
                .contains("sessions_closed_total{status=\"ended\"} 1.0")
                .contains("sessions_closed_total{status=\"expired\"} 0.0");
    }

    @Test
    void openApi_describesTheRoutes() {
        assertThat(table.api.get("openapi.json").hasStatus(200).body())
                .contains("/sessions/{id}/npcs/{npc}/messages", "/sessions/interactions", "Receives interactions");
    }
}
