package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.Race;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of who may enter a session: invitations, requests, bans, open sessions and channels. */
@OnEveryBackend
final class AdmissionTest {
    private static final String CHANNEL = "645027906669510667";

    private final Backend backend;
    private SessionsTestService table;
    private ApiClient gm;
    private ApiClient eve;

    AdmissionTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        table = new SessionsTestService(backend);
        gm = table.user("gm");
        eve = table.user("eve");
    }

    @AfterEach
    void stop() {
        table.close();
    }

    @Test
    void join_withoutInvitation_isRefusedAndNothingIsReadable() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of("Yark!"));
        gm.post(session + "/npcs/" + npc + "/messages", Map.of("text", "The password is mellon"))
                .hasStatus(201);
        for (String role : List.of("player", "spectator")) {
            eve.post(session + "/participants", Map.of("role", role)).isProblem(403);
        }
        eve.get(session).isProblem(404);
        eve.get(session + "/npcs/" + npc + "/messages").isProblem(404);
        eve.post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi")).isProblem(404);
    }

    @Test
    void conflict_ofAChannelOrUser_namesNoSession() {
        table.link("gm");
        String session = gm.post("/sessions", Map.of("title", "A", "channelId", CHANNEL))
                .hasStatus(201)
                .text("sessionId");
        ApiResponse taken = table.operator()
                .post("/sessions", Map.of("title", "B", "channelId", CHANNEL))
                .isProblem(409);
        assertThat(taken.body()).doesNotContain(session);
        assertThat(gm.post("/sessions", Map.of("title", "B")).isProblem(409).body())
                .doesNotContain(session);
        table.join("player", session);
        String other = table.start("player");
        assertThat(gm.post(session + "/transfer-owner", Map.of("userId", "player"))
                        .isProblem(409)
                        .body())
                .doesNotContain(other);
    }

    @Test
    void channel_claimedOverRest_needsALinkedDiscordUserOrAnOperator() {
        Map<String, String> inChannel = Map.of("title", "A", "channelId", CHANNEL);
        eve.post("/sessions", inChannel).isProblem(403);
        assertThat(table.item("CHANNEL#" + CHANNEL, "ACTIVE")).isEmpty();
        eve.post("/sessions", Map.of("title", "A")).hasStatus(201);
        table.operator().post("/sessions", inChannel).hasStatus(201);
        table.link("gm");
        gm.post("/sessions", Map.of("title", "A", "channelId", "42")).hasStatus(201);
    }

    @Test
    void invitation_isForOneUserAndUsedOnce() {
        String session = table.start("gm");
        gm.post(session + "/invitations", Map.of("userId", "eve", "role", "spectator"))
                .hasStatus(201);
        table.user("mallory").post(session + "/participants", Map.of()).isProblem(403);
        assertThat(eve.post(session + "/participants", Map.of()).hasStatus(201).text("role"))
                .as("the role of the invitation")
                .isEqualTo("spectator");
        assertThat(gm.get(session + "/invitations").hasStatus(200).items()).isEmpty();
        eve.delete(session + "/participants/eve").hasStatus(204);
        eve.post(session + "/participants", Map.of()).isProblem(403);
        gm.post(session + "/invitations", Map.of("userId", "eve")).hasStatus(201);
        gm.delete(session + "/invitations/eve").hasStatus(204);
        eve.post(session + "/participants", Map.of()).isProblem(403);
        gm.delete(session + "/invitations/eve").isProblem(404);
        gm.post(session + "/invitations", Map.of("userId", "gm")).isProblem(409);
        gm.post(session + "/invitations", Map.of("userId", "x", "role", "king")).isProblem(422, "role");
    }

    @Test
    void invitation_asCoGameMaster_isForTheOwnerToGive() {
        String session = table.start("gm");
        gm.post(session + "/invitations", Map.of("userId", "co", "role", "co_gm"))
                .hasStatus(201);
        assertThat(table.user("co")
                        .post(session + "/participants", Map.of())
                        .hasStatus(201)
                        .text("role"))
                .isEqualTo("co_gm");
        table.user("co")
                .post(session + "/invitations", Map.of("userId", "eve", "role", "co_gm"))
                .isProblem(403);
        table.user("co").post(session + "/invitations", Map.of("userId", "eve")).hasStatus(201);
    }

    @Test
    void request_isApprovedOrDeclinedByGameMastersOnly() {
        String session = table.start("gm");
        eve.post(session + "/join-requests", Map.of("role", "spectator")).hasStatus(202);
        eve.post(session + "/join-requests", Map.of()).hasStatus(202);
        eve.get(session + "/join-requests").isProblem(404);
        eve.post(session + "/join-requests/eve/approve").isProblem(404);
        eve.post(session + "/participants", Map.of()).isProblem(403);
        assertThat(gm.get(session + "/join-requests").hasStatus(200).items())
                .singleElement()
                .satisfies(request -> assertThat(request).containsEntry("userId", "eve"));
        gm.delete(session + "/join-requests/eve").hasStatus(204);
        gm.post(session + "/join-requests/eve/approve").isProblem(404);
        eve.post(session + "/join-requests", Map.of()).hasStatus(202);
        gm.post(session + "/join-requests/eve/approve").hasStatus(201);
        eve.get(session).hasStatus(200);
        assertThat(gm.get(session + "/join-requests").items()).isEmpty();
        eve.post(session + "/join-requests", Map.of()).isProblem(409);
        eve.post("nothing/join-requests", Map.of()).isProblem(404);
    }

    @Test
    void kicked_isBannedUntilLifted() {
        String session = table.start("gm");
        table.join("eve", session);
        gm.delete(session + "/participants/eve").hasStatus(204);
        eve.get(session).isProblem(404);
        eve.post(session + "/participants", Map.of()).isProblem(403);
        eve.post(session + "/join-requests", Map.of()).isProblem(403);
        gm.post(session + "/invitations", Map.of("userId", "eve")).isProblem(409);
        gm.with("If-Match", "*")
                .put(session, Map.of("title", "A", "joining", "open"))
                .hasStatus(200);
        eve.post(session + "/participants", Map.of()).isProblem(403);
        assertThat(gm.get(session + "/bans").hasStatus(200).items())
                .singleElement()
                .satisfies(ban -> assertThat(ban).containsEntry("userId", "eve"));
        eve.delete(session + "/bans/eve").isProblem(404);
        gm.delete(session + "/bans/eve").hasStatus(204);
        eve.post(session + "/participants", Map.of()).hasStatus(201);
    }

    @Test
    void ban_ofSomebodyOutside_keepsThemOut_andTheOwnerCannotBeBanned() {
        String session = table.start("gm");
        gm.post(session + "/invitations", Map.of("userId", "eve")).hasStatus(201);
        gm.post(session + "/bans", Map.of("userId", "eve")).hasStatus(201);
        eve.post(session + "/participants", Map.of()).isProblem(403);
        table.join("player", session);
        gm.post(session + "/bans", Map.of("userId", "player")).hasStatus(201);
        table.user("player").get(session).isProblem(404);
        gm.post(session + "/bans", Map.of("userId", "gm")).isProblem(409);
        table.join("x", session);
        table.user("x").post(session + "/bans", Map.of("userId", "gm")).isProblem(403);
    }

    @Test
    void open_sessionIsEnteredByAnyone() {
        String session = gm.post("/sessions", Map.of("title", "A", "joining", "open"))
                .hasStatus(201)
                .text("sessionId");
        assertThat(gm.get(session).text("joining")).isEqualTo("open");
        eve.post(session + "/participants", Map.of()).hasStatus(201);
        gm.with("If-Match", "*")
                .put(session, Map.of("title", "A", "joining", "invitation"))
                .hasStatus(200);
        table.user("late").post(session + "/participants", Map.of()).isProblem(403);
        gm.post("/sessions", Map.of("title", "A", "joining", "everybody")).isProblem(422, "joining");
    }

    @Test
    void ban_racingWithAJoin_neverLeavesABannedParticipant() {
        for (int round = 0; round < 5; round++) {
            String session = table.start("gm" + round);
            ApiClient owner = table.user("gm" + round);
            owner.post(session + "/invitations", Map.of("userId", "eve")).hasStatus(201);
            Callable<ApiResponse> ban = () -> owner.post(session + "/bans", Map.of("userId", "eve"));
            Callable<ApiResponse> join = () -> eve.post(session + "/participants", Map.of());
            Race.run(List.of(ban, join));
            boolean banned = !owner.get(session + "/bans").items().isEmpty();
            boolean inside = !table.item("SESSION#" + session, "USER#eve").isEmpty();
            assertThat(banned && inside).as("round %s", round).isFalse();
        }
    }

    @Test
    void deletion_ofASession_deletesItsAdmissions() {
        String session = table.start("gm");
        gm.post(session + "/invitations", Map.of("userId", "a")).hasStatus(201);
        gm.post(session + "/bans", Map.of("userId", "b")).hasStatus(201);
        gm.post(session + "/end").hasStatus(200);
        String job = gm.delete(session).hasStatus(202).text("id");
        table.finished(job);
        assertThat(gm.get(session + "/jobs/" + job).hasStatus(200).text("state"))
                .as("readable by who started it, though the session is gone")
                .isEqualTo("done");
        eve.get(session + "/jobs/" + job).isProblem(404);
        assertThat(table.partition("SESSIONACCESS#" + session)).isEmpty();
    }
}
