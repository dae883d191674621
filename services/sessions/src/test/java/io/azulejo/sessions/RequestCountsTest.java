package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.sessions.domain.ActiveScope;
import io.azulejo.sessions.domain.SessionPolicy;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of the DynamoDB requests that each route sends. */
final class RequestCountsTest {
    private static final String CHANNEL = "645027906669510667";

    private SessionsTestService table;
    private ApiClient gm;
    private ApiClient player;
    private String session;
    private String npc;

    @BeforeEach
    void start() {
        open(SessionsTestService.POLICY);
    }

    private void open(SessionPolicy policy) {
        table = new SessionsTestService(Backend.IN_PROCESS, policy);
        gm = table.user("gm");
        player = table.user("player");
        table.link("gm");
        session = gm.post("/sessions", Map.of("title", "A", "channelId", CHANNEL))
                .hasStatus(201)
                .text("sessionId");
        npc = table.npc("gm", session, "Meepo", List.of("Yark!"));
        table.join("player", session);
        table.requests.only(thread -> !thread.getName().startsWith("jobs-"));
        table.requests.take();
    }

    @AfterEach
    void stop() {
        table.close();
    }

    private void costs(ApiResponse answer, Object... requests) {
        assertThat(answer.status()).as(answer.body()).isBetween(200, 299);
        Map<String, Long> expected = new TreeMap<>();
        for (int i = 0; i < requests.length; i += 2) {
            expected.put((String) requests[i], ((Integer) requests[i + 1]).longValue());
        }
        assertThat(table.requests.take())
                .as("%s %s", answer.http().request().method(), answer.http().uri())
                .isEqualTo(expected);
    }

    @Test
    void readsOfSessions() {
        costs(gm.get(session), "BatchGetItem", 1);
        costs(player.get(session), "BatchGetItem", 1);
        costs(gm.get(session + "?include=npcs,users"), "Query", 1);
        costs(table.operator().get("/sessions?status=active"), "Query", 1, "BatchGetItem", 1);
    }

    @Test
    void readsOfSessions_sharded_askEveryShardAndThenWhatWasThereBefore() {
        table.close();
        open(new SessionPolicy(
                SessionsTestService.POLICY.idle(),
                SessionsTestService.POLICY.length(),
                SessionsTestService.POLICY.longest(),
                SessionsTestService.POLICY.keptAfter(),
                SessionsTestService.POLICY.history(),
                ActiveScope.EVERYWHERE,
                true,
                true));
        ApiResponse shards = table.operator().get("/sessions?status=active");
        costs(shards, "Query", 8, "BatchGetItem", 1);
        costs(table.operator().get("/sessions?status=active&cursor=" + shards.text("next")), "Query", 1);
    }

    @Test
    void readsOfUsers() {
        costs(gm.get("users/gm/sessions"), "Query", 1, "BatchGetItem", 1);
        costs(
                gm.get("users/gm/sessions?from=2036-03-01T00:00:00Z&to=2036-04-01T00:00:00Z"),
                "Query",
                1,
                "BatchGetItem",
                1);
        costs(player.get("users/player/sessions"), "Query", 1, "BatchGetItem", 2);
        costs(gm.get("users/gm/sessions?status=active"), "Query", 1, "BatchGetItem", 1);
        costs(gm.get("users/gm/sessions/active"), "GetItem", 2);
    }

    @Test
    void readsOfNpcs() {
        costs(gm.get(session + "/npcs"), "BatchGetItem", 1, "Query", 1);
        costs(gm.get(session + "/npcs/" + npc), "BatchGetItem", 1, "GetItem", 1);
        costs(gm.get(session + "/npcs/" + npc + "/messages"), "BatchGetItem", 1, "GetItem", 1, "Query", 1);
    }

    @Test
    void lifeOfASession() {
        table.link("another");
        table.requests.take();
        costs(table.user("other").post("/sessions", Map.of("title", "B")), "GetItem", 1, "TransactWriteItems", 1);
        costs(
                table.user("another").post("/sessions", Map.of("title", "B", "channelId", "42")),
                "GetItem",
                3,
                "TransactWriteItems",
                1);
        costs(gm.with("If-Match", "*").put(session, Map.of("title", "C")), "BatchGetItem", 1, "UpdateItem", 1);
        costs(gm.post(session + "/pause"), "BatchGetItem", 1, "GetItem", 2, "UpdateItem", 1);
        costs(gm.post(session + "/resume"), "BatchGetItem", 1, "GetItem", 2, "UpdateItem", 1);
        costs(gm.post(session + "/extend", Map.of("minutes", 5)), "BatchGetItem", 1, "UpdateItem", 1);
        costs(
                gm.post(session + "/transfer-owner", Map.of("userId", "player")),
                "BatchGetItem",
                1,
                "GetItem",
                6,
                "TransactWriteItems",
                1);
        costs(player.post(session + "/end"), "BatchGetItem", 1, "GetItem", 5, "TransactWriteItems", 1);
        costs(player.delete(session), "BatchGetItem", 1, "TransactWriteItems", 1);
    }

    @Test
    void sessionThatIsOver_butNotSwept_isCheckedBeforeItsPointersAreTakenOver() {
        table.clock.advance(Duration.ofHours(7));
        costs(gm.post("/sessions", Map.of("title", "B", "channelId", CHANNEL)), "GetItem", 5, "TransactWriteItems", 1);
    }

    @Test
    void writesOfParticipants() {
        costs(gm.post(session + "/invitations", Map.of("userId", "new")), "BatchGetItem", 2, "TransactWriteItems", 1);
        costs(
                table.user("new").post(session + "/participants", Map.of()),
                "BatchGetItem",
                1,
                "Query",
                1,
                "TransactWriteItems",
                1);
        costs(
                gm.put(session + "/participants/player", Map.of("role", "spectator")),
                "BatchGetItem",
                1,
                "UpdateItem",
                1);
        costs(gm.delete(session + "/participants/player"), "BatchGetItem", 2, "TransactWriteItems", 1);
    }

    @Test
    void writesOfNpcs() {
        costs(gm.post(session + "/npcs", Map.of("name", "Yusdrayl")), "BatchGetItem", 1, "TransactWriteItems", 1);
        costs(
                gm.post(session + "/npcs/bulk", Map.of("name", "Rat", "count", 90)),
                "BatchGetItem",
                1,
                "TransactWriteItems",
                1);
        ApiResponse crowd = gm.post(session + "/npcs/bulk", Map.of("name", "Bat", "count", 91));
        costs(crowd, "BatchGetItem", 1, "TransactWriteItems", 1);
        costs(
                gm.get(session + "/jobs/"
                        + SessionsTestService.object(crowd, "job").get("id")),
                "GetItem",
                1);
        costs(
                gm.with("If-Match", "\"1\"").put(session + "/npcs/" + npc, Map.of("name", "M", "lines", List.of("Y"))),
                "BatchGetItem",
                1,
                "GetItem",
                1,
                "TransactWriteItems",
                1);
        costs(
                player.post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi")),
                "BatchGetItem",
                1,
                "GetItem",
                1,
                "TransactWriteItems",
                1);
        costs(
                gm.post(session + "/npcs/" + npc + "/replies", Map.of("text", "Hm")),
                "BatchGetItem",
                1,
                "GetItem",
                1,
                "TransactWriteItems",
                1);
        costs(gm.delete(session + "/npcs/" + npc), "BatchGetItem", 1, "GetItem", 1, "TransactWriteItems", 1);
    }

    @Test
    void idempotencyKey_costsItsRecordAndItsAnswer() {
        costs(
                gm.with("Idempotency-Key", "k").post(session + "/npcs", Map.of("name", "Yusdrayl")),
                "PutItem",
                2,
                "BatchGetItem",
                1,
                "TransactWriteItems",
                1);
        costs(
                gm.with("Idempotency-Key", "k").post(session + "/npcs", Map.of("name", "Yusdrayl")),
                "PutItem",
                1,
                "GetItem",
                1);
    }

    @Test
    void interactions() {
        costs(table.interact("{\"id\":\"1\",\"type\":1}"));
        costs(npcList("2"), "PutItem", 1, "GetItem", 2, "Query", 1, "UpdateItem", 1);
        costs(npcList("2"), "PutItem", 1, "GetItem", 1);
    }

    private ApiResponse npcList(String id) {
        return table.interact("""
                {"id":"%s","type":2,"guild_id":"290926798626357999","channel_id":"%s",
                 "member":{"user":{"id":"gm"},"permissions":"0"},
                 "data":{"name":"npc","type":1,"options":[{"type":1,"name":"list","options":[]}]}}""".formatted(id, CHANNEL));
    }
}
