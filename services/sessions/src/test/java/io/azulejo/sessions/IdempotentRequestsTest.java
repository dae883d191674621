package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.sessions.domain.Responder;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.RepeatedRequest;
import io.azulejo.testkit.TransactionInterference;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests of idempotency: a request with a key takes effect once, even if its process crashes or is slow. */
@OnEveryBackend
final class IdempotentRequestsTest {
    private final SessionsTestService table;
    private final RepeatedRequest repetition;
    private final ApiClient once;

    IdempotentRequestsTest(Backend backend) {
        TransactionInterference interference = new TransactionInterference();
        table = new SessionsTestService(
                clock -> interference.with(backend.open(clock)), SessionsTestService.POLICY, Responder.scripted());
        repetition = new RepeatedRequest(interference, table.clock);
        once = table.user("gm").with("Idempotency-Key", "once");
    }

    @AfterEach
    void stop() {
        table.close();
    }

    private List<Object> npcs(String session) {
        return table.user("gm").get(session + "/npcs?limit=100").items().stream()
                .map(npc -> (Object) String.valueOf(npc.get("npcId")))
                .toList();
    }

    @Test
    void session_whoseProcessDiesBeforeItAnswers_isStartedOnce() {
        ApiResponse again = repetition.afterCrash(() -> once.post("/sessions", Map.of("title", "A")));
        String id = again.hasStatus(201).text("sessionId");
        assertThat(again.header("Location")).isEqualTo("/sessions/" + id);
        assertThat(table.operator().get("/sessions?status=active").items()).hasSize(1);
        table.user("gm").post(id + "/end").hasStatus(200);
        assertThat(once.post("/sessions", Map.of("title", "A")).hasStatus(201).text("status"))
                .isEqualTo("ended");
    }

    @Test
    void session_overtaken_isStartedOnce() {
        table.link("gm");
        ApiResponse fast =
                repetition.withConcurrentRepeat(() -> once.post("/sessions", Map.of("title", "A", "channelId", "42")));
        assertThat(table.operator().get("/sessions?status=active").items())
                .extracting(session -> session.get("sessionId"))
                .containsExactly(fast.hasStatus(201).text("sessionId"));
    }

    @Test
    void npc_whoseProcessDiesBeforeItAnswers_isAddedOnce() {
        String session = table.start("gm");
        ApiResponse again =
                repetition.afterCrash(() -> once.post(session + "/npcs", Map.of("name", "Meepo", "notes", "a secret")));
        String npc = again.hasStatus(201).text("npcId");
        assertThat(again.text("notes")).isEqualTo("a secret");
        assertThat(npcs(session)).containsExactly(npc);
        table.user("gm").delete(session + "/npcs/" + npc).hasStatus(204);
        once.post(session + "/npcs", Map.of("name", "Meepo", "notes", "a secret"))
                .isProblem(404);
    }

    @Test
    void npc_overtaken_isAddedOnce() {
        String session = table.start("gm");
        ApiResponse fast = repetition.withConcurrentRepeat(() -> once.post(session + "/npcs", Map.of("name", "Meepo")));
        assertThat(npcs(session)).containsExactly(fast.hasStatus(201).text("npcId"));
    }

    @Test
    void crowd_whoseProcessDiesBeforeItAnswers_isAddedOnce() {
        String session = table.start("gm");
        ApiResponse again =
                repetition.afterCrash(() -> once.post(session + "/npcs/bulk", Map.of("name", "Rat", "count", 90)));
        assertThat(again.hasStatus(201).items())
                .extracting(npc -> npc.get("npcId"))
                .containsExactlyInAnyOrderElementsOf(npcs(session))
                .hasSize(90);
    }

    @Test
    void crowdOfAJob_whoseProcessDiesBeforeItAnswers_hasOneJob() {
        String session = table.start("gm");
        ApiResponse again =
                repetition.afterCrash(() -> once.post(session + "/npcs/bulk", Map.of("name", "Bat", "count", 95)));
        again.hasStatus(202);
        table.finished(String.valueOf(SessionsTestService.object(again, "job").get("id")));
        assertThat(table.partition("SESSION#" + session))
                .filteredOn(item -> SessionsTestService.text(item, "SK").startsWith("NPC#"))
                .hasSize(95);
    }

    @Test
    void telling_whoseProcessDiesBeforeItAnswers_isHeardOnce() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of("Yark!", "Hm."));
        ApiResponse again =
                repetition.afterCrash(() -> once.post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi")));
        assertThat(SessionsTestService.object(again.hasStatus(201), "told")).containsEntry("text", "Hi");
        assertThat(SessionsTestService.object(again, "answer")).containsEntry("text", "Yark!");
        assertThat(table.partition("SESSIONLOG#" + session)).hasSize(2);
    }

    @Test
    void tellingWithoutAnAnswer_whoseProcessDiesBeforeItAnswers_isHeardOnce() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of());
        ApiResponse again =
                repetition.afterCrash(() -> once.post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi")));
        assertThat(SessionsTestService.object(again.hasStatus(201), "told")).containsEntry("text", "Hi");
        assertThat(again.field("answer")).isNull();
        assertThat(table.partition("SESSIONLOG#" + session)).hasSize(1);
    }

    @Test
    void telling_overtaken_isHeardOnce() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of("Yark!", "Hm."));
        repetition
                .withConcurrentRepeat(() -> once.post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi")))
                .hasStatus(201);
        assertThat(table.partition("SESSIONLOG#" + session)).hasSize(2);
    }
}
