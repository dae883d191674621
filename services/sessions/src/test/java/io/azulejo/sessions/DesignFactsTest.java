package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.backend.KeyAccessClient;
import io.azulejo.sessions.table.SessionDetails;
import io.azulejo.sessions.table.SessionsTableDesign;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.table.TableNames;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/** Tests of the design document: one for each line of its checklist and each of its routes. */
@OnEveryBackend
final class DesignFactsTest {
    private final Backend backend;
    private SessionsTestService table;

    DesignFactsTest(Backend backend) {
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

    @Test
    void rationale_namesNoTable_soTheServiceDoes() {
        String declared = SessionsTableDesign.definition().tables().getFirst().name();
        ToolkitOptions nothingSet = ToolkitOptions.defaults().environment(variable -> null);
        assertThat(TableNames.resolve(declared, nothingSet)).isEqualTo("sessions");
        assertThat(TableNames.resolve(
                        declared,
                        nothingSet.environment(variable -> variable.equals("SESSIONS_TABLE") ? "Other" : null)))
                .isEqualTo("Other");
        TableDescription description = table.client
                .describeTable(request -> request.tableName(table.name))
                .table();
        assertThat(description.billingModeSummary().billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
        assertThat(description.keySchema())
                .extracting(key -> key.attributeName())
                .containsExactly("PK", "SK");
    }

    @Test
    void reasons_oneQueryFetchesSessionUsersAndNpcs() {
        String session = table.start("gm");
        table.npc("gm", session, "Meepo", List.of());
        table.npc("gm", session, "Erky", List.of());
        table.join("player", session);
        table.requests.take();
        SessionDetails whole = table.design.whole(session).orElseThrow();
        assertThat(table.requests.take()).isEqualTo(Map.of("Query", 1L));
        assertThat(whole.session().userId()).isEqualTo("gm");
        assertThat(whole.npcs()).extracting(npc -> npc.name()).containsExactlyInAnyOrder("Meepo", "Erky");
        assertThat(whole.participants()).extracting(user -> user.userId()).containsExactly("player");
    }

    @Test
    void reasons_dataOfASessionIsWrittenInOneTransaction() {
        table.requests.take();
        table.start("gm");
        assertThat(table.requests.take()).isEqualTo(Map.of("GetItem", 1L, "TransactWriteItems", 1L));
    }

    @Test
    void one_session_isItsPartition() {
        String session = table.start("gm");
        table.npc("gm", session, "Meepo", List.of());
        table.join("player", session);
        assertThat(table.partition("SESSION#" + session))
                .extracting(item -> SessionsTestService.text(item, "SK").replaceAll("npc_.*", "<id>"))
                .containsExactly("METADATA", "NPC#<id>", "USER#player");
    }

    @Test
    void two_sessionsOfAUser_areInGsi1ByTimestamp() {
        assertThat(index("GSI1")).isEqualTo("GSI1PK/GSI1SK/KEYS_ONLY");
        Map<String, AttributeValue> session = table.metadata(table.start("80351110224678912"));
        assertThat(SessionsTestService.text(session, "GSI1PK")).isEqualTo("USER#80351110224678912");
        assertThat(SessionsTestService.text(session, "GSI1SK")).isEqualTo("TIMESTAMP#2036-03-10T20:00:00.000Z");
        List<Object> started = new ArrayList<>();
        ApiClient user = table.user("80351110224678912");
        for (int i = 0; i < 3; i++) {
            user.post(user.get("users/80351110224678912/sessions/active").text("sessionId") + "/end")
                    .hasStatus(200);
            table.clock.advance(Duration.ofMinutes(1));
            started.addFirst(table.start("80351110224678912"));
        }
        assertThat(user.get("users/80351110224678912/sessions").hasStatus(200).items())
                .extracting(item -> item.get("sessionId"))
                .startsWith(started.toArray());
    }

    @Test
    void three_npcs_areChildrenOfTheirSession() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of());
        Map<String, AttributeValue> item = table.item("SESSION#" + session, "NPC#" + npc);
        assertThat(SessionsTestService.text(item, "Name")).isEqualTo("Meepo");
        table.requests.take();
        assertThat(table.user("gm").get(session + "/npcs").hasStatus(200).items())
                .extracting(each -> each.get("npcId"))
                .containsExactly(npc);
        assertThat(table.requests.take()).isEqualTo(Map.of("BatchGetItem", 1L, "Query", 1L));
        table.user("gm").get(session + "/npcs/" + npc).hasStatus(200);
        assertThat(table.requests.take()).isEqualTo(Map.of("BatchGetItem", 1L, "GetItem", 1L));
    }

    @Test
    void four_time_givesRangesAndRecentOnes() {
        ApiClient gm = table.user("gm");
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            ids.add(table.start("gm"));
            gm.post(ids.getLast() + "/end").hasStatus(200);
            table.clock.advance(Duration.ofDays(1));
        }
        assertThat(gm.get("users/gm/sessions?from=2036-03-11T20:00:00Z&to=2036-03-13T20:00:00Z")
                        .hasStatus(200)
                        .items())
                .extracting(item -> item.get("sessionId"))
                .containsExactly(ids.get(2), ids.get(1));
        assertThat(gm.get("users/gm/sessions?limit=2").hasStatus(200).items())
                .extracting(item -> item.get("sessionId"))
                .containsExactly(ids.get(3), ids.get(2));
        assertThat(table.client
                        .describeTimeToLive(request -> request.tableName(table.name))
                        .timeToLiveDescription()
                        .attributeName())
                .isEqualTo("ExpiresAt");
    }

    @Test
    void five_status_findsActiveAndInactive() {
        assertThat(index("GSI2")).isEqualTo("GSI2PK/GSI2SK/KEYS_ONLY");
        String active = table.start("gm");
        String paused = table.start("other");
        table.user("other").post(paused + "/pause").hasStatus(200);
        assertThat(SessionsTestService.text(table.metadata(active), "Status")).isEqualTo("ACTIVE");
        assertThat(SessionsTestService.text(table.metadata(active), "GSI2PK")).isEqualTo("STATUS#ACTIVE");
        assertThat(SessionsTestService.text(table.metadata(paused), "Status")).isEqualTo("PAUSED");
        assertThat(SessionsTestService.text(table.metadata(paused), "GSI2PK")).isEqualTo("STATUS#PAUSED");
        table.requests.take();
        assertThat(table.operator()
                        .get("/sessions?status=active")
                        .hasStatus(200)
                        .items())
                .extracting(item -> item.get("sessionId"))
                .containsExactly(active);
        assertThat(table.requests.take()).isEqualTo(Map.of("Query", 1L, "BatchGetItem", 1L));
        assertThat(table.operator()
                        .get("/sessions?status=paused")
                        .hasStatus(200)
                        .items())
                .extracting(item -> item.get("sessionId"))
                .containsExactly(paused);
    }

    @Test
    void six_userId_isOnTheSession() {
        assertThat(SessionsTestService.text(table.metadata(table.start("gm")), "UserID"))
                .isEqualTo("gm");
    }

    @Test
    void six_sessionId_isOnTheNpc() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of());
        assertThat(SessionsTestService.text(table.item("SESSION#" + session, "NPC#" + npc), "SessionID"))
                .isEqualTo(session);
        assertThat(table.user("gm").get(session + "/npcs/" + npc).text("sessionId"))
                .isEqualTo(session);
    }

    @Test
    void six_gsi3_isOnUserIdAndHasAJobOfItsOwn() {
        assertThat(index("GSI3")).isEqualTo("UserID/GSI3SK/KEYS_ONLY");
        assertThat(SessionsTestService.text(table.metadata(table.start("gm")), "GSI3SK"))
                .isEqualTo("ACTIVE#TIMESTAMP#2036-03-10T20:00:00.000Z");
    }

    @Test
    void tradeOffs_attributeNamesAreDescriptive() {
        table.link("gm");
        String session = table.user("gm")
                .post("/sessions", Map.of("title", "T", "guildId", "1", "channelId", "2", "locale", "pt-BR"))
                .hasStatus(201)
                .text("sessionId");
        assertThat(table.metadata(session))
                .containsOnlyKeys(
                        "PK",
                        "SK",
                        "GSI1PK",
                        "GSI1SK",
                        "GSI2PK",
                        "GSI2SK",
                        "GSI3SK",
                        "UserID",
                        "Status",
                        "Title",
                        "GuildID",
                        "ChannelID",
                        "Locale",
                        "StartedAt",
                        "LastActivityAt",
                        "IdleUntil",
                        "EndsAt",
                        "HardLimit",
                        "ExpiresAt",
                        "UpdatedAt",
                        "Version");
    }

    @Test
    void routes_ofTheMap_areServed() {
        String session = table.start("gm");
        String npc = table.npc("gm", session, "Meepo", List.of());
        ApiClient gm = table.user("gm");
        table.requests.take();
        assertThat(gm.get(session + "?include=npcs,users").hasStatus(200).json())
                .containsKeys("npcs", "users");
        assertThat(table.requests.take()).isEqualTo(Map.of("Query", 1L));
        gm.get(session).hasStatus(200);
        assertThat(table.requests.take()).isEqualTo(Map.of("BatchGetItem", 1L));
        gm.get("users/gm/sessions?from=2036-01-01T00:00:00Z&to=2037-01-01T00:00:00Z")
                .hasStatus(200);
        assertThat(table.requests.take()).isEqualTo(Map.of("Query", 1L, "BatchGetItem", 1L));
        gm.get("users/gm/sessions/active").hasStatus(200);
        assertThat(table.requests.take()).isEqualTo(Map.of("GetItem", 2L));
        table.operator().get("/sessions?status=active").hasStatus(200);
        gm.get(session + "/npcs").hasStatus(200);
        gm.get(session + "/npcs/" + npc).hasStatus(200);
    }

    @Test
    void npc_ofOthers_withNothingButItsKeyAndSession_isRead() {
        String session = table.start("gm");
        table.write(Map.of("PK", "SESSION#" + session, "SK", "NPC#n1", "SessionID", session));
        assertThat(table.user("gm").get(session + "/npcs/n1").hasStatus(200).text("name"))
                .isEqualTo("n1");
    }

    @Test
    void session_ofOthers_withOwnerStatusAndTime_isRead() {
        table.write(Map.of(
                "PK", "SESSION#s1",
                "SK", "METADATA",
                "UserID", "gm",
                "Status", "INACTIVE",
                "StartedAt", "2036-03-10T17:00:00-03:00"));
        assertThat(table.user("gm").get("s1").hasStatus(200).json())
                .containsEntry("status", "paused")
                .containsEntry("startedAt", "2036-03-10T20:00:00.000Z");
        table.user("gm").post("s1/resume").hasStatus(200);
        assertThat(SessionsTestService.text(table.metadata("s1"), "GSI2PK")).isEqualTo("STATUS#ACTIVE");
    }

    @Test
    void ttl_isOn() {
        assertThat(table.client
                        .describeTimeToLive(request -> request.tableName(table.name))
                        .timeToLiveDescription()
                        .timeToLiveStatus())
                .isIn(TimeToLiveStatus.ENABLED, TimeToLiveStatus.ENABLING);
    }

    @Test
    void scan_onTheRequestPath_isRefused() {
        assertThatThrownBy(() -> new KeyAccessClient(table.client).scan(request -> request.tableName(table.name)))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    private String index(String name) {
        GlobalSecondaryIndexDescription index = table
                .client
                .describeTable(request -> request.tableName(table.name))
                .table()
                .globalSecondaryIndexes()
                .stream()
                .filter(candidate -> candidate.indexName().equals(name))
                .findFirst()
                .orElseThrow();
        return index.keySchema().get(0).attributeName() + "/"
                + index.keySchema().get(1).attributeName() + "/"
                + index.projection().projectionType();
    }
}
