package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Tests that every item of a session is read with any attribute but its keys missing or of an unknown value. One broken
 * item must never make a list fail.
 */
final class LegacyAttributesTest {
    private static final Set<String> KEYS =
            Set.of("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "GSI3SK", "EntityType");
    /** Attribute of GSI3's key, which the table accepts as a string only. */
    private static final String INDEXED = "UserID";

    private SessionsTestService table;
    private String session;
    private String npc;

    @BeforeEach
    void start() {
        table = new SessionsTestService(Backend.IN_PROCESS);
        table.link("gm");
        session = table.user("gm")
                .post(
                        "/sessions",
                        Map.of("title", "T", "guildId", "1", "channelId", "2", "locale", "pt-BR", "joining", "open"))
                .hasStatus(201)
                .text("sessionId");
        npc = table.user("gm")
                .post(
                        session + "/npcs",
                        Map.of(
                                "name",
                                "Meepo",
                                "description",
                                "d",
                                "hitPoints",
                                5,
                                "armorClass",
                                12,
                                "notes",
                                "n",
                                "lines",
                                List.of("Hello")))
                .hasStatus(201)
                .text("npcId");
        table.join("player", session);
        table.operator()
                .post(session + "/invitations", Map.of("userId", "guest"))
                .hasStatus(201);
        table.user("gm").post(session + "/bans", Map.of("userId", "troll")).hasStatus(201);
        table.user("player")
                .post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi"))
                .hasStatus(201);
    }

    @AfterEach
    void stop() {
        table.close();
    }

    /** Item, and a route whose answer must show it by a text if an attribute is missing. */
    private record Documented(String pk, String sk, String route, String shown) {}

    private List<Documented> documented() {
        List<Documented> items = new ArrayList<>(List.of(
                new Documented("SESSION#" + session, "METADATA", session, session),
                new Documented("SESSION#" + session, "METADATA", "users/gm/sessions", session),
                new Documented("SESSION#" + session, "NPC#" + npc, session + "/npcs", npc),
                new Documented("SESSION#" + session, "NPC#" + npc, session + "/npcs/" + npc, npc),
                new Documented("SESSION#" + session, "USER#player", session + "?include=users", "player"),
                new Documented("SESSION#" + session, "USER#player", "users/player/sessions", session)));
        for (Map<String, AttributeValue> message : table.partition("SESSIONLOG#" + session)) {
            String sk = SessionsTestService.text(message, "SK");
            items.add(new Documented(
                    "SESSIONLOG#" + session,
                    sk,
                    session + "/npcs/" + npc + "/messages",
                    sk.substring(sk.lastIndexOf('#') + 1)));
        }
        // Items of the service alone. They need not be shown, but must not make a route fail.
        items.add(new Documented("SESSIONACCESS#" + session, "USER#guest", "", ""));
        items.add(new Documented("SESSIONACCESS#" + session, "USER#troll", "", ""));
        items.add(new Documented("USER#gm", "ACTIVE#ALL", "", ""));
        items.add(new Documented("CHANNEL#2", "ACTIVE", "", ""));
        return items;
    }

    private List<String> routes() {
        return List.of(
                "/sessions?status=active",
                "/sessions?status=paused",
                session,
                session + "?include=npcs,users",
                session + "/npcs",
                session + "/npcs/" + npc,
                session + "/npcs/" + npc + "/messages",
                session + "/invitations",
                session + "/join-requests",
                session + "/bans",
                "users/gm/sessions",
                "users/gm/sessions?status=active",
                "users/gm/sessions/active",
                "users/player/sessions");
    }

    @TestFactory
    Stream<DynamicTest> everyRoute_withAnAttributeMissingOrUnknown_answers() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Documented item : documented()) {
            Map<String, AttributeValue> whole = table.item(item.pk(), item.sk());
            assertThat(whole).as(item.toString()).isNotEmpty();
            String label = item.sk() + " at " + item.route();
            for (String attribute : whole.keySet()) {
                if (KEYS.contains(attribute)) {
                    continue;
                }
                tests.add(DynamicTest.dynamicTest(label + " without " + attribute, () -> {
                    Map<String, AttributeValue> broken = new HashMap<>(whole);
                    broken.remove(attribute);
                    check(item, whole, broken, !item.route().isEmpty());
                }));
                for (AttributeValue value :
                        List.of(AttributeValue.fromS("???"), AttributeValue.fromN("7"), AttributeValue.fromNul(true))) {
                    if (attribute.equals(INDEXED) && value.s() == null) {
                        continue;
                    }
                    tests.add(DynamicTest.dynamicTest(label + " with " + attribute + " " + value.type(), () -> {
                        Map<String, AttributeValue> broken = new HashMap<>(whole);
                        broken.put(attribute, value);
                        check(item, whole, broken, toleratesUnknown(item, attribute) && value.s() != null);
                    }));
                }
            }
        }
        assertThat(tests).hasSizeGreaterThan(150);
        return tests.stream();
    }

    private static boolean toleratesUnknown(Documented item, String attribute) {
        return !item.route().isEmpty() && Set.of("Status", "Role", "Kind").contains(attribute);
    }

    private void check(
            Documented item, Map<String, AttributeValue> whole, Map<String, AttributeValue> broken, boolean shown) {
        put(broken);
        try {
            for (String route : routes()) {
                ApiResponse answer = table.operator().get(route);
                assertThat(answer.status()).as("%s: %s", route, answer.body()).isIn(200, 404);
            }
            if (shown) {
                assertThat(table.operator().get(item.route()).hasStatus(200).body())
                        .contains(item.shown());
            }
        } finally {
            put(whole);
        }
    }

    private void put(Map<String, AttributeValue> item) {
        table.client.putItem(request -> request.tableName(table.name).item(item));
    }

    @Test
    void unreadableItem_isLeftOutAndCounted() {
        table.write(Map.of("PK", "SESSION#" + session, "SK", "NPC#broken", "HitPoints", "many"));
        assertThat(table.user("gm").get(session + "/npcs").hasStatus(200).items())
                .hasSize(1);
        assertThat(table.api.get("/metrics").hasStatus(200).body())
                .containsPattern("dynamodb_unreadable_items_total\\{[^}]*entity=\"Npc\"[^}]*} 1.0");
    }

    @Test
    void sweep_withAnUnreadableSession_closesTheOthers() {
        table.write(Map.of(
                "PK", "SESSION#broken",
                "SK", "METADATA",
                "UserID", "other",
                "Status", "ACTIVE",
                "StartedAt", "yesterday",
                "GSI2PK", "STATUS#ACTIVE",
                "GSI2SK", "TIMESTAMP#2036-03-10T20:00:00.000Z"));
        table.clock.advance(SessionsTestService.POLICY.idle().plusSeconds(1));
        assertThat(table.sweeper().sweep()).isEqualTo(1);
        assertThat(table.status("gm", session)).isEqualTo("expired");
    }

    @Test
    void ban_thatCannotBeRead_letsNobodyIn() {
        Map<String, AttributeValue> ban = new HashMap<>(table.item("SESSIONACCESS#" + session, "USER#troll"));
        ban.put("State", AttributeValue.fromS("???"));
        put(ban);
        table.user("troll").post(session + "/participants", Map.of()).isProblem(409);
    }

    @Test
    void sessionOfAnUnknownStatus_canBeResumedByItsOwner() {
        Map<String, AttributeValue> item = new HashMap<>(table.metadata(session));
        item.put("Status", AttributeValue.fromS("SLEEPING"));
        put(item);
        assertThat(table.status("gm", session)).isEqualTo("paused");
        table.user("gm").post(session + "/resume").hasStatus(200);
        assertThat(SessionsTestService.text(table.metadata(session), "Status")).isEqualTo("ACTIVE");
    }
}
