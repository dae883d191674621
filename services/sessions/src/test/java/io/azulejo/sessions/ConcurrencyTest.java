package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.Race;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of concurrent requests: one succeeds, the other gets an error, and nothing is partially written. */
@OnEveryBackend
final class ConcurrencyTest {
    private static final int RUNNERS = 6;

    private final Backend backend;
    private SessionsTestService table;

    ConcurrencyTest(Backend backend) {
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

    private static List<Integer> statuses(List<ApiResponse> answers) {
        return answers.stream().map(ApiResponse::status).sorted().toList();
    }

    @Test
    void b5_sessions_startedAtOnceByOneUser_areOne() {
        ApiClient gm = table.user("gm");
        Callable<ApiResponse> start = () -> gm.post("/sessions", Map.of("title", "A"));
        List<ApiResponse> answers = Race.run(List.of(start, start, start, start, start, start));
        assertThat(statuses(answers)).containsExactly(201, 409, 409, 409, 409, 409);
        assertThat(table.operator().get("/sessions?status=active").items()).hasSize(1);
    }

    @Test
    void b5_sessions_startedAtOnceInOneChannel_areOne() {
        List<Callable<ApiResponse>> runners = new ArrayList<>();
        for (int i = 0; i < RUNNERS; i++) {
            ApiClient gm = table.user("gm" + i);
            table.link("gm" + i);
            runners.add(() -> gm.post("/sessions", Map.of("title", "A", "channelId", "42")));
        }
        List<ApiResponse> answers = Race.run(runners);
        assertThat(statuses(answers)).containsExactly(201, 409, 409, 409, 409, 409);
        for (int i = 0; i < RUNNERS; i++) {
            assertThat(table.item("USER#gm" + i, "ACTIVE#ALL").isEmpty())
                    .isEqualTo(answers.get(i).status() == 409);
        }
    }

    @Test
    void b5_stalePointer_takenOverAtOnce_isOnes() {
        table.link("first");
        table.user("first")
                .post("/sessions", Map.of("title", "A", "channelId", "42"))
                .hasStatus(201);
        table.clock.advance(Duration.ofHours(7));
        List<Callable<ApiResponse>> runners = new ArrayList<>();
        for (int i = 0; i < RUNNERS; i++) {
            ApiClient gm = table.user("gm" + i);
            table.link("gm" + i);
            runners.add(() -> gm.post("/sessions", Map.of("title", "A", "channelId", "42")));
        }
        assertThat(statuses(Race.run(runners))).containsExactly(201, 409, 409, 409, 409, 409);
    }

    @Test
    void b8_sweep_againstUse_letsEitherWinAndNeverBoth() {
        for (int round = 0; round < 5; round++) {
            String user = "gm" + round;
            String session = table.start(user);
            String npc = table.npc(user, session, "Meepo", List.of("Yark!"));
            ApiClient gm = table.user(user);
            table.clock.advance(Duration.ofHours(6));
            List<Object> outcomes = Race.run(List.of(
                    () -> table.sweeper().sweep(),
                    () -> gm.post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi"))
                            .status()));
            assertThat(outcomes.get(1)).isEqualTo(409);
            assertThat(SessionsTestService.text(table.metadata(session), "Status"))
                    .isEqualTo("EXPIRED");
        }
    }

    @Test
    void b13_talkers_atOnce_getALineEach() {
        String session = table.start("gm");
        List<String> script = List.of("one", "two", "three", "four", "five", "six");
        String npc = table.npc("gm", session, "Meepo", script);
        List<Callable<String>> runners = new ArrayList<>();
        for (int i = 0; i < RUNNERS; i++) {
            String user = "player" + i;
            table.join(user, session);
            ApiClient player = table.user(user);
            runners.add(() -> {
                ApiResponse answer = player.post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi"))
                        .hasStatus(201);
                return String.valueOf(
                        SessionsTestService.object(answer, "answer").get("text"));
            });
        }
        assertThat(Race.run(runners)).containsExactlyInAnyOrderElementsOf(script);
        assertThat(table.partition("SESSIONLOG#" + session)).hasSize(2 * RUNNERS);
        assertThat(SessionsTestService.number(table.item("SESSION#" + session, "NPC#" + npc), "Spoken"))
                .isEqualTo(RUNNERS);
    }

    @Test
    void end_againstAdd_leavesNoNpcThatCameLater() {
        for (int round = 0; round < 5; round++) {
            String user = "gm" + round;
            String session = table.start(user);
            ApiClient gm = table.user(user);
            List<ApiResponse> answers = Race.run(
                    List.of(() -> gm.post(session + "/end"), () -> gm.post(session + "/npcs", Map.of("name", "Late"))));
            assertThat(answers.get(0).status()).isEqualTo(200);
            assertThat(answers.get(1).status()).isIn(201, 409);
            assertThat(table.design.whole(session).orElseThrow().npcs())
                    .hasSize(answers.get(1).status() == 201 ? 1 : 0);
        }
    }

    @Test
    void transfer_againstStart_leavesTheNewOwnerOneSession() {
        for (int round = 0; round < 5; round++) {
            String gm = "gm" + round;
            String next = "next" + round;
            String session = table.start(gm);
            table.join(next, session);
            List<ApiResponse> answers = Race.run(List.of(
                    () -> table.user(gm).post(session + "/transfer-owner", Map.of("userId", next)),
                    () -> table.user(next).post("/sessions", Map.of("title", "Mine"))));
            assertThat(statuses(answers))
                    .as("%s and %s", answers.get(0).body(), answers.get(1).body())
                    .isIn(List.of(200, 409), List.of(201, 409));
            String pointed = SessionsTestService.text(table.item("USER#" + next, "ACTIVE#ALL"), "SessionID");
            assertThat(pointed.equals(session)).isEqualTo(answers.get(0).status() == 200);
            assertThat(table.item("USER#" + gm, "ACTIVE#ALL").isEmpty()).isEqualTo(pointed.equals(session));
        }
    }

    @Test
    void idempotencyKey_sentManyTimesAtOnce_startsOneSession() {
        ApiClient gm = table.user("gm").with("Idempotency-Key", "once");
        Callable<ApiResponse> start = () -> gm.post("/sessions", Map.of("title", "A"));
        assertThat(statuses(Race.run(List.of(start, start, start, start))))
                .allMatch(status -> status == 201 || status == 409)
                .contains(201);
        assertThat(gm.post("/sessions", Map.of("title", "A")).hasStatus(201).text("sessionId"))
                .isEqualTo(SessionsTestService.text(table.item("USER#gm", "ACTIVE#ALL"), "SessionID"));
    }
}
