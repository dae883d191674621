package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.sessions.domain.ActiveScope;
import io.azulejo.sessions.domain.SessionPolicy;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests of the fixes for the design document's flaws. Each test fails without its fix. */
@OnEveryBackend
final class DesignFlawsTest {
    private static final String CHANNEL = "1099511627776123456";

    private final Backend backend;
    private SessionsTestService table;

    DesignFlawsTest(Backend backend) {
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

    private void restart(ActiveScope scope, boolean sharded, boolean listedByStatus) {
        table.close();
        table = new SessionsTestService(
                backend,
                new SessionPolicy(
                        SessionsTestService.POLICY.idle(),
                        SessionsTestService.POLICY.length(),
                        SessionsTestService.POLICY.longest(),
                        SessionsTestService.POLICY.keptAfter(),
                        SessionsTestService.POLICY.history(),
                        scope,
                        sharded,
                        listedByStatus));
    }

    private List<Object> ids(ApiClient client, String list) {
        return client.get(list).hasStatus(200).items().stream()
                .map(item -> item.get("sessionId"))
                .toList();
    }

    @Test
    void b1_session_isAtMetadata_whichSortsBeforeItsNpcs() {
        String session = table.start("gm");
        table.npc("gm", session, "Meepo", List.of());
        assertThat(SessionsTestService.text(
                        table.partition("SESSION#" + session).getFirst(), "SK"))
                .isEqualTo("METADATA");
    }

    @Test
    void b2_status_isAPlainAttributeAndAKey() {
        String session = table.start("gm");
        table.user("gm").post(session + "/end").hasStatus(200);
        assertThat(table.metadata(session))
                .containsEntry("Status", AttributeValue.fromS("ENDED"))
                .containsEntry("GSI2PK", AttributeValue.fromS("STATUS#ENDED"))
                .containsEntry("GSI2SK", AttributeValue.fromS("TIMESTAMP#2036-03-10T20:00:00.000Z"));
    }

    @Test
    void b3_gsi3_listsAUsersSessionsOfAStatus() {
        ApiClient gm = table.user("gm");
        String first = table.start("gm");
        gm.post(first + "/end").hasStatus(200);
        String second = table.start("gm");
        table.requests.take();
        assertThat(ids(gm, "users/gm/sessions?status=ended")).containsExactly(first);
        assertThat(table.requests.take()).isEqualTo(Map.of("Query", 1L, "BatchGetItem", 1L));
        assertThat(ids(gm, "users/gm/sessions?status=active")).containsExactly(second);
        assertThat(ids(gm, "users/gm/sessions?status=ended&limit=1"))
                .as("sessions of another status do not use up the page")
                .containsExactly(first);
        gm.get("users/gm/sessions?status=sleeping").isProblem(400, "status");
    }

    @Test
    void b3_gsi3_switchedOff_isNotWrittenAndTheListIsTheSame() {
        restart(ActiveScope.EVERYWHERE, false, false);
        ApiClient gm = table.user("gm");
        String first = table.start("gm");
        gm.post(first + "/end").hasStatus(200);
        String second = table.start("gm");
        assertThat(table.metadata(first)).doesNotContainKey("GSI3SK");
        assertThat(table.metadata(second)).doesNotContainKey("GSI3SK");
        assertThat(ids(gm, "users/gm/sessions?status=ended")).containsExactly(first);
    }

    @Test
    void b4_activeSession_isReadConsistentlyByKey() {
        String session = table.start("gm");
        assertThat(SessionsTestService.text(table.item("USER#gm", "ACTIVE#ALL"), "SessionID"))
                .isEqualTo(session);
        table.requests.take();
        assertThat(table.user("gm").get("users/gm/sessions/active").text("sessionId"))
                .isEqualTo(session);
        assertThat(table.requests.take()).isEqualTo(Map.of("GetItem", 2L));
        table.user("eve").get("users/gm/sessions/active").isProblem(403);
        table.user("gm").post(session + "/end").hasStatus(200);
        table.user("gm").get("users/gm/sessions/active").isProblem(404);
    }

    @Test
    void b5_secondSession_ofAUserOrInAChannel_isRefused() {
        ApiClient gm = table.user("gm");
        table.link("gm");
        Map<String, String> inChannel = Map.of("title", "A", "channelId", CHANNEL);
        String session = gm.post("/sessions", inChannel).hasStatus(201).text("sessionId");
        gm.post("/sessions", Map.of("title", "B")).isProblem(409);
        table.link("other");
        table.user("other").post("/sessions", inChannel).isProblem(409);
        gm.post(session + "/pause").hasStatus(200);
        gm.post("/sessions", Map.of("title", "B")).isProblem(409);
        gm.post(session + "/end").hasStatus(200);
        assertThat(table.item("USER#gm", "ACTIVE#ALL")).isEmpty();
        assertThat(table.item("CHANNEL#" + CHANNEL, "ACTIVE")).isEmpty();
        gm.post("/sessions", inChannel).hasStatus(201);
    }

    @Test
    void b5_pointerOfASessionThatIsOver_isTakenOver() {
        ApiClient gm = table.user("gm");
        table.link("gm");
        Map<String, String> inChannel = Map.of("title", "A", "channelId", CHANNEL);
        String stale = gm.post("/sessions", inChannel).hasStatus(201).text("sessionId");
        table.clock.advance(Duration.ofHours(7));
        assertThat(SessionsTestService.text(table.metadata(stale), "Status"))
                .as("not swept")
                .isEqualTo("ACTIVE");
        String next = gm.post("/sessions", inChannel).hasStatus(201).text("sessionId");
        assertThat(SessionsTestService.text(table.item("USER#gm", "ACTIVE#ALL"), "SessionID"))
                .isEqualTo(next);
        assertThat(SessionsTestService.text(table.item("CHANNEL#" + CHANNEL, "ACTIVE"), "SessionID"))
                .isEqualTo(next);
        table.sweeper().sweep();
        assertThat(SessionsTestService.text(table.metadata(stale), "Status")).isEqualTo("EXPIRED");
        assertThat(SessionsTestService.text(table.item("USER#gm", "ACTIVE#ALL"), "SessionID"))
                .as("sweeping leaves the pointer of the next session")
                .isEqualTo(next);
    }

    @Test
    void b5_pointerToASessionThatIsGone_isTakenOver() {
        table.write(Map.of("PK", "USER#gm", "SK", "ACTIVE#ALL", "SessionID", "gone"));
        String session = table.start("gm");
        assertThat(SessionsTestService.text(table.item("USER#gm", "ACTIVE#ALL"), "SessionID"))
                .isEqualTo(session);
    }

    @Test
    void b5_scope_ofAGuild_allowsOneInEach() {
        restart(ActiveScope.GUILD, false, true);
        ApiClient gm = table.user("gm");
        String first = gm.post("/sessions", Map.of("title", "A", "guildId", "1"))
                .hasStatus(201)
                .text("sessionId");
        String second = gm.post("/sessions", Map.of("title", "B", "guildId", "2"))
                .hasStatus(201)
                .text("sessionId");
        gm.post("/sessions", Map.of("title", "C", "guildId", "2")).isProblem(409);
        assertThat(gm.get("users/gm/sessions/active?guild=1").text("sessionId")).isEqualTo(first);
        assertThat(gm.get("users/gm/sessions/active?guild=2").text("sessionId")).isEqualTo(second);
    }

    @Test
    void b6_users_haveItemsInTheSession_andTheOwnerIsListedOnce() {
        String session = table.start("gm");
        table.join("player", session);
        Map<String, AttributeValue> participant = table.item("SESSION#" + session, "USER#player");
        assertThat(SessionsTestService.text(participant, "GSI1PK")).isEqualTo("USER#player");
        assertThat(SessionsTestService.text(participant, "GSI1SK")).isEqualTo("TIMESTAMP#2036-03-10T20:00:00.000Z");
        assertThat(participant).doesNotContainKey("GSI3SK");
        assertThat(ids(table.user("gm"), "users/gm/sessions")).containsExactly(session);
        table.requests.take();
        ApiResponse listed = table.user("player").get("users/player/sessions").hasStatus(200);
        assertThat(listed.items())
                .hasSize(1)
                .first()
                .satisfies(item -> assertThat(item)
                        .containsEntry("sessionId", session)
                        .containsEntry("rank", "player")
                        .containsEntry("title", "The Sunless Citadel"));
        assertThat(table.requests.take())
                .as("one more where the user only takes part")
                .isEqualTo(Map.of("Query", 1L, "BatchGetItem", 2L));
    }

    @Test
    void b7_timestamp_isWhenTheSessionStarted() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of("Yark!"));
        table.clock.advance(Duration.ofMinutes(10));
        Map<String, AttributeValue> before = table.metadata(session);
        table.user("gm")
                .post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi"))
                .hasStatus(201);
        Map<String, AttributeValue> after = table.metadata(session);
        for (String key : List.of("GSI1SK", "GSI2SK", "GSI3SK", "StartedAt")) {
            assertThat(after).containsEntry(key, before.get(key));
        }
        assertThat(SessionsTestService.text(after, "LastActivityAt")).isEqualTo("2036-03-10T20:10:00.000Z");
    }

    @Test
    void b8_expiredSession_neverLooksActive_beforeItIsSwept() {
        ApiClient gm = table.user("gm");
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of("Yark!"));
        table.clock.advance(Duration.ofHours(6));
        assertThat(SessionsTestService.text(table.metadata(session), "Status")).isEqualTo("ACTIVE");
        assertThat(table.status("gm", session)).isEqualTo("expired");
        assertThat(gm.get(session + "?include=npcs").text("status")).isEqualTo("expired");
        gm.get("users/gm/sessions/active").isProblem(404);
        assertThat(ids(table.operator(), "/sessions?status=active")).isEmpty();
        assertThat(ids(gm, "users/gm/sessions?status=active")).isEmpty();
        assertThat(gm.get("users/gm/sessions").items().getFirst()).containsEntry("status", "expired");
        for (String action : List.of("pause", "resume", "end")) {
            gm.post(session + "/" + action).isProblem(409);
        }
        gm.post(session + "/npcs", Map.of("name", "Late")).isProblem(409);
        gm.post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi")).isProblem(409);
        table.user("player").post(session + "/participants", Map.of()).isProblem(409);
    }

    @Test
    void b8_sweeper_expiresIdleSessionsAndThoseBeyondTheirEnd() {
        String idle = table.start("idle");
        String paused = table.start("paused");
        table.user("paused").post(paused + "/pause").hasStatus(200);
        assertThat(table.sweeper().sweep()).isZero();
        table.clock.advance(Duration.ofHours(6));
        assertThat(table.sweeper().sweep()).isEqualTo(1);
        assertThat(table.metadata(idle))
                .containsEntry("Status", AttributeValue.fromS("EXPIRED"))
                .containsEntry("ClosedAt", AttributeValue.fromS("2036-03-11T02:00:00.000Z"))
                .containsEntry("GSI2PK", AttributeValue.fromS("STATUS#EXPIRED"));
        assertThat(table.item("USER#idle", "ACTIVE#ALL")).isEmpty();
        assertThat(table.status("paused", paused))
                .as("a paused session does not become idle")
                .isEqualTo("paused");
        table.clock.advance(Duration.ofHours(18));
        assertThat(table.sweeper().sweep()).isEqualTo(1);
        assertThat(SessionsTestService.text(table.metadata(paused), "Status")).isEqualTo("EXPIRED");
        assertThat(ids(table.operator(), "/sessions?status=expired")).containsExactlyInAnyOrder(idle, paused);
    }

    @Test
    void b8_use_slidesTheExpiryOfTheSessionAndNothingElse() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of("Yark!"));
        long npcExpiry = SessionsTestService.number(table.item("SESSION#" + session, "NPC#" + npc), "ExpiresAt");
        table.clock.advance(Duration.ofHours(5));
        table.user("gm")
                .post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi"))
                .hasStatus(201);
        table.clock.advance(Duration.ofHours(5));
        assertThat(table.status("gm", session)).isEqualTo("active");
        assertThat(SessionsTestService.number(table.item("SESSION#" + session, "NPC#" + npc), "ExpiresAt"))
                .isEqualTo(npcExpiry);
    }

    @Test
    void b8_children_carryTheHardMaximumAndSevenDays() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of("Yark!"));
        table.user("gm")
                .post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi"))
                .hasStatus(201);
        table.user("gm").post(session + "/extend", Map.of("minutes", 60)).hasStatus(200);
        long maximum =
                Instant.parse("2036-03-10T20:00:00Z").plus(Duration.ofDays(37)).getEpochSecond();
        assertThat(SessionsTestService.number(table.item("SESSION#" + session, "NPC#" + npc), "ExpiresAt"))
                .isEqualTo(maximum);
        assertThat(table.partition("SESSIONLOG#" + session))
                .hasSize(2)
                .allSatisfy(message -> assertThat(SessionsTestService.number(message, "ExpiresAt"))
                        .isEqualTo(maximum));
    }

    @Test
    void b8_children_ofASessionThatIsGone_areNotRead() {
        table.write(Map.of("PK", "SESSION#s1", "SK", "NPC#n1", "SessionID", "s1"));
        table.write(Map.of(
                "PK", "SESSION#s1",
                "SK", "USER#player",
                "GSI1PK", "USER#player",
                "GSI1SK", "TIMESTAMP#2036-03-10T20:00:00.000Z",
                "UserID", "player",
                "Role", "PLAYER",
                "StartedAt", "2036-03-10T20:00:00.000Z",
                "JoinedAt", "2036-03-10T20:00:00.000Z"));
        table.user("player").get("s1/npcs/n1").isProblem(404);
        table.user("player").get("s1/npcs").isProblem(404);
        table.user("player").get("s1?include=npcs,users").isProblem(404);
        assertThat(ids(table.user("player"), "users/player/sessions")).isEmpty();
    }

    @Test
    void b9_history_staysWhenNpcsAndMessagesHaveExpired() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of("Yark!"));
        table.join("player", session);
        table.clock.advance(Duration.ofHours(7));
        table.sweeper().sweep();
        table.clock.advance(Duration.ofDays(100));
        table.user("gm").get(session + "/npcs/" + npc).isProblem(404);
        assertThat(ids(table.user("gm"), "users/gm/sessions")).containsExactly(session);
        assertThat(ids(table.user("player"), "users/player/sessions")).containsExactly(session);
        assertThat(table.status("gm", session)).isEqualTo("expired");
    }

    @Test
    void b9_history_staysEvenIfNobodySweptInTime() {
        String session = table.start("gm");
        table.clock.advance(Duration.ofDays(100));
        assertThat(ids(table.user("gm"), "users/gm/sessions")).containsExactly(session);
        assertThat(table.status("gm", session)).isEqualTo("expired");
    }

    @Test
    void b10_npcs_upTo90_areOneTransaction_andMoreAreAJob() {
        String session = table.start("gm");
        ApiClient gm = table.user("gm");
        table.requests.take();
        ApiResponse few = gm.post(session + "/npcs/bulk", Map.of("name", "Goblin", "count", 90))
                .hasStatus(201);
        assertThat(few.items()).hasSize(90);
        assertThat(table.requests.take()).containsEntry("TransactWriteItems", 1L);
        assertThat(few.items().get(4)).containsEntry("name", "Goblin 5");
        ApiResponse many = gm.post(session + "/npcs/bulk", Map.of("name", "Rat", "count", 200))
                .hasStatus(202);
        Map<String, Object> job = SessionsTestService.object(many, "job");
        table.finished(String.valueOf(job.get("id")));
        assertThat(gm.get(session + "/jobs/" + job.get("id")).hasStatus(200).text("state"))
                .isEqualTo("done");
        assertThat(table.design.whole(session).orElseThrow().npcs()).hasSize(290);
        gm.post(session + "/npcs/bulk", Map.of("name", "Rat", "count", 501)).isProblem(422, "count");
        gm.post(session + "/npcs/bulk", Map.of("name", "Rat", "count", 0)).isProblem(422, "count");
    }

    @Test
    void b11_statusIndex_isNarrow_soThatAnInteractionWritesTheTableAlone() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of("Yark!"));
        Map<String, AttributeValue> entry = table.client
                .query(request -> request.tableName(table.name)
                        .indexName("GSI2")
                        .keyConditionExpression("GSI2PK = :pk")
                        .expressionAttributeValues(Map.of(":pk", AttributeValue.fromS("STATUS#ACTIVE"))))
                .items()
                .getFirst();
        assertThat(entry).containsOnlyKeys("PK", "SK", "GSI2PK", "GSI2SK");
        long version = SessionsTestService.number(table.metadata(session), "Version");
        table.user("gm")
                .post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi"))
                .hasStatus(201);
        assertThat(SessionsTestService.number(table.metadata(session), "Version"))
                .as("used a moment ago: the session is not written again")
                .isEqualTo(version);
    }

    @Test
    void b11_statusIndex_shardedWhenAsked_isReadFromAllShardsAndFromBefore() {
        restart(ActiveScope.EVERYWHERE, true, true);
        List<Object> sessions = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            String session = table.start("gm" + i);
            sessions.addFirst(session);
            assertThat(SessionsTestService.text(table.metadata(session), "GSI2PK"))
                    .matches("STATUS#ACTIVE#[0-7]");
            table.clock.advance(Duration.ofSeconds(1));
        }
        table.write(Map.of(
                "PK", "SESSION#before",
                "SK", "METADATA",
                "UserID", "gm",
                "Status", "ACTIVE",
                "StartedAt", "2036-03-10T19:00:00.000Z",
                "GSI2PK", "STATUS#ACTIVE",
                "GSI2SK", "TIMESTAMP#2036-03-10T19:00:00.000Z"));
        sessions.add("before");
        List<Object> listed = new ArrayList<>();
        String cursor = "";
        while (cursor != null) {
            ApiResponse page = table.operator()
                    .get("/sessions?status=active&limit=7" + (cursor.isEmpty() ? "" : "&cursor=" + cursor))
                    .hasStatus(200);
            page.items().forEach(item -> listed.add(item.get("sessionId")));
            cursor = (String) page.field("next");
        }
        assertThat(listed).isEqualTo(sessions);
        table.user("gm3").post(sessions.get(16) + "/pause").hasStatus(200);
        assertThat(SessionsTestService.text(table.metadata((String) sessions.get(16)), "GSI2PK"))
                .matches("STATUS#PAUSED#[0-7]");
    }

    @Test
    void b13_npc_changedByTwo_keepsBothOrTellsOne() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of());
        ApiClient gm = table.user("gm");
        String path = session + "/npcs/" + npc;
        gm.put(path, Map.of("name", "Meepo")).isProblem(428);
        gm.with("If-Match", "\"1\"")
                .put(path, Map.of("name", "Meepo", "hitPoints", 4))
                .hasStatus(200);
        gm.with("If-Match", "\"1\"").put(path, Map.of("name", "Yusdrayl")).isProblem(412);
        assertThat(gm.get(path).json()).containsEntry("name", "Meepo").containsEntry("hitPoints", 4L);
    }

    @Test
    void b14_npc_isAlwaysAddressedInItsSession() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of());
        String other = table.start("other");
        assertThat(table.user("gm").get(session + "/npcs/" + npc).hasStatus(200).text("npcId"))
                .isEqualTo(npc);
        table.user("other").get(other + "/npcs/" + npc).isProblem(404);
        table.user("other").get(session + "/npcs/" + npc).isProblem(404);
    }

    @Test
    void b17_guildChannelAndLocale_areKept_andTheChannelHasAPointer() {
        table.link("gm");
        String session = table.user("gm")
                .post("/sessions", Map.of("title", "A", "guildId", "42", "channelId", CHANNEL, "locale", "pt-BR"))
                .hasStatus(201)
                .text("sessionId");
        assertThat(table.metadata(session))
                .containsEntry("GuildID", AttributeValue.fromS("42"))
                .containsEntry("ChannelID", AttributeValue.fromS(CHANNEL))
                .containsEntry("Locale", AttributeValue.fromS("pt-BR"));
        assertThat(SessionsTestService.text(table.item("CHANNEL#" + CHANNEL, "ACTIVE"), "SessionID"))
                .isEqualTo(session);
    }

    @Test
    void b18_ids_of64Bits_areTextAndLoseNothing() {
        String largest = "18446744073709551615";
        table.link(largest);
        ApiResponse started = table.user(largest)
                .post("/sessions", Map.of("title", "A", "channelId", largest))
                .hasStatus(201);
        assertThat(started.json()).containsEntry("channelId", largest).containsEntry("userId", largest);
        assertThat(started.body()).contains("\"channelId\":\"18446744073709551615\"");
        table.user("y")
                .send("POST", "/sessions", "{\"title\":\"A\",\"channelId\":18446744073709551614}")
                .isProblem(400);
        table.user("x")
                .post("/sessions", Map.of("title", "A", "guildId", "12x"))
                .isProblem(422, "guildId");
        table.user("x")
                .post("/sessions", Map.of("title", "A", "guildId", "1".repeat(21)))
                .isProblem(422, "guildId");
    }

    @Test
    void b19_lifecycle_goesOnlyTheWaysThereAre() {
        ApiClient gm = table.user("gm");
        String session = table.start("gm");
        gm.post(session + "/resume").isProblem(409);
        gm.post(session + "/pause").hasStatus(200);
        gm.post(session + "/pause").isProblem(409);
        assertThat(gm.post(session + "/resume").hasStatus(200).text("status")).isEqualTo("active");
        gm.post(session + "/pause").hasStatus(200);
        assertThat(gm.post(session + "/end").hasStatus(200).text("status")).isEqualTo("ended");
        for (String action : List.of("pause", "resume", "end")) {
            gm.post(session + "/" + action).isProblem(409);
        }
        gm.post(session + "/extend", Map.of("minutes", 5)).isProblem(409);
    }
}
