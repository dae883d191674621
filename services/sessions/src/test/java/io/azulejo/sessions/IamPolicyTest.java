package io.azulejo.sessions;

import io.azulejo.http.demo.DemoAccounts;
import io.azulejo.sessions.demo.SampleSessions;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Test that the IAM policy contains no unused permission. The other tests show that it contains all that are needed.
 */
final class IamPolicyTest {

    @Test
    void policy_afterAStoryThroughEverything_hasNoRightThatNobodyUsed() {
        try (SessionsTestService table = new SessionsTestService(Backend.IN_PROCESS)) {
            table.host.beans("sessions", SampleSessions.class).getFirst().load(() -> {});
            String id = DemoAccounts.FABIO.id();
            ApiClient fabio = table.user(id);
            String session = fabio.post("/sessions", Map.of("title", "A torre"))
                    .hasStatus(201)
                    .text("sessionId");
            String npc = fabio.post(session + "/npcs", Map.of("name", "Guarda"))
                    .hasStatus(201)
                    .text("npcId");
            fabio.post(session + "/npcs/" + npc + "/messages", Map.of("text", "Who goes there?"))
                    .hasStatus(201);
            fabio.get(session + "?include=npcs,users").hasStatus(200);
            fabio.get("users/" + id + "/sessions").hasStatus(200);
            fabio.get("users/" + id + "/sessions?status=active").hasStatus(200);
            fabio.get("users/" + id + "/sessions/active").hasStatus(200);
            table.operator().get("/sessions?status=active").hasStatus(200);
            fabio.delete(session + "/npcs/" + npc).hasStatus(204);
            fabio.post(session + "/end").hasStatus(200);
            fabio.delete(session);

            table.rights.assertNothingUnused();
        }
    }
}
