package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.Faults;
import io.azulejo.sessions.domain.Responder;
import io.azulejo.testing.ApiClient;
import io.azulejo.testkit.OpenBackend;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests with stale indexes. The lag ends only when a test advances the clock. */
final class IndexLagTest {
    private SessionsTestService table;

    @BeforeEach
    void start() {
        table = new SessionsTestService(IndexLagTest::lagging, SessionsTestService.POLICY, Responder.scripted());
    }

    @AfterEach
    void stop() {
        table.close();
    }

    private static OpenBackend lagging(InstantSource clock) {
        EngineOptions options = EngineOptions.DEFAULT
                .withClock(clock)
                .withFaults(Faults.by((kind, operation) -> kind == FaultKind.INDEX_LAG));
        return new OpenBackend(EmbeddedDynamoDb.builder().options(options).build(), () -> {});
    }

    @Test
    void activeSession_rightAfterTheStart_isFound() {
        String session = table.start("gm");
        assertThat(table.operator().get("/sessions?status=active").items())
                .as("the index is stale")
                .isEmpty();
        assertThat(table.user("gm")
                        .get("users/gm/sessions/active")
                        .hasStatus(200)
                        .text("sessionId"))
                .isEqualTo(session);
        table.user("gm").post("/sessions", Map.of("title", "Second")).isProblem(409);
    }

    @Test
    void b12_sessionThatEnded_butIsStillListed_isNotShownAsActiveOrSwept() {
        ApiClient gm = table.user("gm");
        String session = table.start("gm");
        table.clock.advance(Duration.ofMinutes(1));
        gm.post(session + "/end").hasStatus(200);
        assertThat(table.operator()
                        .get("/sessions?status=active")
                        .hasStatus(200)
                        .items())
                .isEmpty();
        table.sweeper().sweep();
        assertThat(SessionsTestService.text(table.metadata(session), "Status")).isEqualTo("ENDED");
    }

    @Test
    void b12_sessionUsedAfterItWasListed_isNotSwept() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of("Yark!"));
        table.clock.advance(Duration.ofHours(5));
        table.user("gm")
                .post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi"))
                .hasStatus(201);
        table.clock.advance(Duration.ofHours(2));
        assertThat(table.sweeper().sweep()).isZero();
        assertThat(table.status("gm", session)).isEqualTo("active");
    }
}
