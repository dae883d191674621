package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests for the conventions of requests: unknown and read-only fields, unknown parameters, bad enum values. */
final class RequestConventionsTest {
    private SessionsTestService table;
    private ApiClient gm;
    private String session;

    @BeforeEach
    void start() {
        table = new SessionsTestService(Backend.IN_PROCESS);
        gm = table.user("gm");
        session = table.start("gm");
    }

    @AfterEach
    void stop() {
        table.close();
    }

    @Test
    void fields_unknownOrReadOnly_areRefusedByName() {
        for (String field : List.of("colour", "sessionId", "status", "userId", "version")) {
            table.user("other")
                    .post("/sessions", Map.of("title", "T", field, "x"))
                    .isProblem(422, field);
            gm.with("If-Match", "*")
                    .put(session, Map.of("title", "T", field, "x"))
                    .isProblem(422, field);
            gm.patch(session, Map.of(field, "x")).isProblem(422, field);
        }
        gm.post(session + "/npcs", Map.of("name", "N", "npcId", "n")).isProblem(422, "npcId");
        gm.post(session + "/npcs", Map.of("name", "N", "count", 2)).isProblem(422, "count");
        String npc = table.npc("gm", session, "Meepo", List.of());
        gm.with("If-Match", "*")
                .put(session + "/npcs/" + npc, Map.of("name", "N", "count", 2))
                .isProblem(422, "count");
        gm.post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi", "userId", "other"))
                .isProblem(422, "userId");
        gm.post(session + "/invitations", Map.of("userId", "p", "state", "banned"))
                .isProblem(422, "state");
        gm.post(session + "/extend", Map.of("minutes", 5, "hours", 1)).isProblem(422, "hours");
    }

    @Test
    void enums_unknown_areRefusedWithWhatIsAllowed() {
        assertThat(gm.post(session + "/invitations", Map.of("userId", "p", "role", "king"))
                        .isProblem(422, "role")
                        .body())
                .contains("co_gm, player, spectator");
        assertThat(gm.patch(session, Map.of("joining", "anybody"))
                        .isProblem(422, "joining")
                        .body())
                .contains("invitation, channel, open");
        assertThat(table.operator()
                        .get("/sessions?status=asleep")
                        .isProblem(400, "status")
                        .text("detail"))
                .contains("active, paused, ended, expired");
    }

    @Test
    void parameters_unknown_areRefusedWithWhatIsAllowed() {
        assertThat(gm.get(session + "/npcs?page=2").isProblem(400, "page").text("detail"))
                .contains("cursor, limit");
        gm.get(session + "?includes=npcs").isProblem(400, "includes");
        gm.get("users/gm/sessions/active?channel=1").isProblem(400, "channel");
        gm.post(session + "/pause?force=true").isProblem(400, "force");
        gm.get("users/gm/sessions?form=2036-01-01T00:00:00Z").isProblem(400, "form");
    }

    @Test
    void interaction_withFieldsThatDiscordAdded_isAnswered() {
        table.interact("{\"id\":\"1\",\"type\":1,\"entitlements\":[],\"context\":0}")
                .hasStatus(200);
    }
}
