package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.http.caller.Caller;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.crash.CrashTestService;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Crash tests: the service runs in its own JVM on a synced store and is killed with kill -9 at seeded times. */
final class CrashRecoveryTest {
    private static final int CROWDS = 3;
    private static final int CROWD = 500;
    private static final int IDLERS = 20;

    @TempDir
    Path folder;

    private TokenIssuer issuer;
    private String seed = "";

    @BeforeEach
    void makeKeys() {
        issuer = new TokenIssuer(
                SessionsCrashTestProgram.ISSUER,
                SessionsCrashTestProgram.TABLE,
                SessionsCrashTestProgram.keys(folder),
                InstantSource.system(),
                Duration.ofHours(2));
    }

    @Test
    @Timeout(600)
    void b5_b8_b10_kill_whilePlayingWorkingAndSweeping_losesNothingAcknowledged() {
        killed(20261116, 2);
    }

    @Test
    @Tag("long")
    @Timeout(1800)
    void b5_b8_b10_killManyTimes_losesNothingAcknowledged() {
        killed(System.nanoTime(), 25);
    }

    private void killed(long chosen, int kills) {
        seed = "seed " + chosen;
        SessionsCrashTestProgram.setIdle(folder, Duration.ofHours(6));
        try (CrashTestService service =
                new CrashTestService(SessionsCrashTestProgram.class, folder, "/sessions/", chosen)) {
            ApiClient api = service.start();
            String session = started(api, "gm");
            String npc = user(api, "gm")
                    .post(session + "/npcs", Map.of("name", "Meepo", "lines", List.of("Yark!", "Hm.")))
                    .hasStatus(201)
                    .text("npcId");
            for (int kill = 0; kill < kills; kill++) {
                api = played(service, api, session, npc, kill);
            }
            List<String> deleted = worked(service, api, kills);
            swept(service, kills);
            service.verify();
            LeftItems left = left(service);
            deleted.forEach(id -> assertThat(left.containing(id)).as(seed).isEmpty());
            assertThat(left.sessionsIn("EXPIRED")).as(seed).isEqualTo(IDLERS);
        }
    }

    private ApiClient user(ApiClient api, String id) {
        return api.as(issuer.issue(new Caller(id, id, Set.of(), Map.of())).value());
    }

    /** Returns a client that may start a session in any channel. */
    private ApiClient operator(ApiClient api, String id) {
        return api.as(issuer.issue(new Caller(id, id, Set.of(), Map.of("sessions", Set.of("operator"))))
                .value());
    }

    private String started(ApiClient api, String user) {
        return user(api, user)
                .post("/sessions", Map.of("title", "The Sunless Citadel", "joining", "open"))
                .hasStatus(201)
                .text("sessionId");
    }

    private LeftItems left(CrashTestService service) {
        LeftItems left = new LeftItems(service.itemsOf(SessionsCrashTestProgram.TABLE));
        left.agree(seed);
        return left;
    }

    /**
     * Starts and ends sessions, joins and talks until the kill. Everything acknowledged must then be stored completely.
     */
    private ApiClient played(CrashTestService service, ApiClient before, String session, String npc, int round) {
        ApiClient gm = user(before, "gm");
        String channels = "9" + (round + 100);
        List<List<ApiResponse>> answers = service.sendUntilKilled(
                500,
                List.of(
                        i -> operator(before, "starter-" + round + "-" + i)
                                .post("/sessions", Map.of("title", "A", "channelId", channels + (i + 1000))),
                        i -> ended(before, "ender-" + round + "-" + i),
                        i -> user(before, "player-" + round + "-" + i).post(session + "/participants", Map.of()),
                        i -> gm.post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi " + i))));
        left(service);
        ApiClient api = service.start();
        for (ApiResponse start : answers.get(0)) {
            String owner = start.hasStatus(201).text("userId");
            assertThat(user(api, owner)
                            .get("users/" + owner + "/sessions/active")
                            .text("sessionId"))
                    .as(seed)
                    .isEqualTo(start.text("sessionId"));
        }
        for (ApiResponse end : answers.get(1)) {
            String owner = end.hasStatus(200).text("userId");
            assertThat(user(api, owner).get(end.text("sessionId")).text("status"))
                    .as(seed)
                    .isEqualTo("ended");
            started(api, owner);
        }
        for (ApiResponse join : answers.get(2)) {
            if (join.status() != 409) { // the session is full
                user(api, join.hasStatus(201).text("userId")).get(session).hasStatus(200);
            }
        }
        List<Object> said = said(user(api, "gm"), session + "/npcs/" + npc + "/messages");
        for (ApiResponse exchange : answers.get(3)) {
            assertThat(said)
                    .as(seed)
                    .contains(
                            SessionsTestService.object(exchange.hasStatus(201), "told")
                                    .get("messageId"),
                            SessionsTestService.object(exchange, "answer").get("messageId"));
        }
        return api;
    }

    private ApiResponse ended(ApiClient api, String owner) {
        return user(api, owner).post(started(api, owner) + "/end");
    }

    private static List<Object> said(ApiClient gm, String path) {
        List<Object> said = new ArrayList<>();
        String cursor = "";
        do {
            ApiResponse page = gm.get(path + "?limit=100&cursor=" + cursor).hasStatus(200);
            page.items().forEach(message -> said.add(message.get("messageId")));
            cursor = page.field("next") == null ? "" : page.text("next");
        } while (!cursor.isEmpty());
        return said;
    }

    /** Bulk-creates NPCs and deletes sessions with many NPCs. Returns the deleted sessions. */
    private List<String> worked(CrashTestService service, ApiClient before, int kills) {
        List<String> doomed = new ArrayList<>();
        for (int i = 0; i < CROWDS; i++) {
            ApiClient owner = user(before, "doomed" + i);
            String id = started(before, "doomed" + i);
            doomed.add(id);
            for (int crowd = 0; crowd < 4; crowd++) {
                owner.post(id + "/npcs/bulk", Map.of("name", "Rat", "count", 90))
                        .hasStatus(201);
            }
            owner.post(id + "/end").hasStatus(200);
        }
        List<String> crowded = new ArrayList<>();
        List<String> jobs = new ArrayList<>();
        for (int i = 0; i < CROWDS; i++) {
            crowded.add(started(before, "crowded" + i));
        }
        for (int i = 0; i < CROWDS; i++) {
            ApiResponse begun = user(before, "crowded" + i)
                    .post(crowded.get(i) + "/npcs/bulk", Map.of("name", "Bat", "count", CROWD));
            jobs.add(String.valueOf(
                    SessionsTestService.object(begun.hasStatus(202), "job").get("id")));
            user(before, "doomed" + i).delete(doomed.get(i)).hasStatus(202);
        }
        taken(user(before, "crowded0"), crowded.getFirst() + "/jobs/" + jobs.getFirst());
        service.kill();
        assertThat(left(service).openJobs()).as(seed).isPositive();
        ApiClient last = service.start();
        for (int kill = 1; kill < kills; kill++) {
            service.killWithin(400);
            left(service);
            last = service.start();
        }
        ApiClient api = last;
        for (int i = 0; i < CROWDS; i++) {
            ApiClient owner = user(api, "crowded" + i);
            String job = crowded.get(i) + "/jobs/" + jobs.get(i);
            await().atMost(Duration.ofSeconds(60)).until(() -> owner.get(job).text("state"), "done"::equals);
            assertThat(owner.get(crowded.get(i) + "?include=npcs").body().split("\"npcId\"", -1))
                    .as(seed)
                    .hasSize(CROWD + 1);
            ApiClient bereft = user(api, "doomed" + i);
            String gone = doomed.get(i);
            await().atMost(Duration.ofSeconds(60)).until(() -> bereft.get(gone).status() == 404);
        }
        return doomed;
    }

    /** Waits until a job is running. */
    private static void taken(ApiClient owner, String job) {
        await().pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(1))
                .atMost(Duration.ofSeconds(60))
                .until(() -> {
                    ApiResponse view = owner.get(job).hasStatus(200);
                    return !view.text("updatedAt").equals(view.text("createdAt"));
                });
    }

    /** Checks that unused sessions expire with their pointers, however often the sweeper is killed. */
    private void swept(CrashTestService service, int kills) {
        service.kill();
        SessionsCrashTestProgram.setIdle(folder, Duration.ofMillis(300));
        ApiClient before = service.start();
        for (int i = 0; i < IDLERS; i++) {
            started(before, "idler" + i);
        }
        ApiClient api = before;
        for (int kill = 0; kill < kills; kill++) {
            service.killWithin(300);
            left(service);
            api = service.start();
        }
        for (int i = 0; i < IDLERS; i++) {
            ApiClient idler = user(api, "idler" + i);
            String path = "users/idler" + i + "/sessions?status=expired";
            await().atMost(Duration.ofSeconds(60))
                    .until(() -> idler.get(path).items().size() == 1);
        }
    }
}
