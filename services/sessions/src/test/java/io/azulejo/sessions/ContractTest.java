package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.contract.RouteSweep;
import io.azulejo.tests.backends.Backend;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sends requests of all kinds to every documented route; each response is checked against the OpenAPI document. */
final class ContractTest {

    @Test
    void everyRoute_withAnyCallerAndBody_answersAsDocumented() {
        try (SessionsTestService table = new SessionsTestService(Backend.IN_PROCESS)) {
            String session = table.start("gm");
            String npc = table.npc("gm", session, "Meepo", List.of("Hello"));
            table.join("player", session);
            table.operator()
                    .post(session + "/invitations", Map.of("userId", "watcher", "role", "spectator"))
                    .hasStatus(201);
            table.user("watcher").post(session + "/participants", Map.of()).hasStatus(201);
            RouteSweep sweep = new RouteSweep(
                    List.of(
                            table.api,
                            table.user("stranger"),
                            table.user("watcher"),
                            table.user("player"),
                            table.user("gm"),
                            table.operator()),
                    (path, name) -> switch (name) {
                        case "npc" -> npc;
                        case "userId" -> "player";
                        default -> path.contains("/users/{id}") ? "gm" : session;
                    });
            assertThat(sweep.failures()).isEmpty();
        }
    }
}
