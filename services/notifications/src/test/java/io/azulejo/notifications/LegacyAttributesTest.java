package io.azulejo.notifications;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNul;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import io.azulejo.testing.ApiClient;
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
 * Tests that every documented entity is read with any attribute but its keys missing or of an unknown value. One broken
 * item must never make a list fail.
 */
final class LegacyAttributesTest {
    private static final Set<String> KEYS = Set.of("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK");
    private static final List<AttributeValue> UNKNOWN = List.of(fromS("???"), fromN("7"), fromNul(true));
    private static final List<String> LISTS = List.of(
            "me/notifications",
            "me/notifications?unread=true",
            "me/notifications?archived=true",
            "me/notifications?channel=email",
            "me/notifications/count");

    private NotificationsTestService station;
    private ApiClient admin;

    @BeforeEach
    void start() {
        station = new NotificationsTestService(Backend.IN_PROCESS);
        admin = station.admin().api();
    }

    @AfterEach
    void stop() {
        station.close();
    }

    /** User with one notification, and how to sign in. */
    private record Account(ApiClient user, String userId, String email, String password, String notificationId) {}

    private Account documented() {
        LegacyItems.writeAll(station);
        return new Account(
                LegacyItems.signedIn(station), LegacyItems.USER, LegacyItems.EMAIL, "U*U", LegacyItems.NOTIFICATION);
    }

    private Account own() {
        NotificationsTestService.Person ana = station.user("ana");
        String id = station.notify(station.producer().api(), ana, "Hello");
        return new Account(ana.api(), ana.id(), ana.email(), NotificationsTestService.PASSWORD, id);
    }

    @TestFactory
    Stream<DynamicTest> everyRoute_withAnAttributeOfTheDocumentsItemsMissingOrUnknown_answers() {
        return tests(documented(), 45);
    }

    @TestFactory
    Stream<DynamicTest> everyRoute_withAnAttributeOfItemsOfOursMissingOrUnknown_answers() {
        return tests(own(), 60);
    }

    private Stream<DynamicTest> tests(Account account, int least) {
        Map<String, AttributeValue> notification =
                station.notificationItems(account.userId()).getFirst();
        Map<String, AttributeValue> user = station.item(station.users(), "USER#" + account.userId(), "METADATA");
        List<DynamicTest> tests = new ArrayList<>();
        add(tests, account, station.notifications(), notification);
        add(tests, account, station.users(), user);
        assertThat(tests).hasSizeGreaterThan(least);
        return tests.stream();
    }

    private void add(List<DynamicTest> tests, Account account, String table, Map<String, AttributeValue> whole) {
        String name = NotificationsTestService.text(whole, "SK");
        for (String attribute : whole.keySet()) {
            if (KEYS.contains(attribute)) {
                continue;
            }
            tests.add(DynamicTest.dynamicTest(name + " without " + attribute, () -> {
                Map<String, AttributeValue> broken = new HashMap<>(whole);
                broken.remove(attribute);
                check(account, table, whole, broken, true);
            }));
            for (AttributeValue value : UNKNOWN) {
                tests.add(DynamicTest.dynamicTest(name + " with " + attribute + " " + value.type(), () -> {
                    Map<String, AttributeValue> broken = new HashMap<>(whole);
                    broken.put(attribute, value);
                    check(account, table, whole, broken, value.s() != null && attribute.equals("role"));
                }));
            }
        }
    }

    private void check(
            Account account,
            String table,
            Map<String, AttributeValue> whole,
            Map<String, AttributeValue> broken,
            boolean shown) {
        put(table, broken);
        try {
            for (String list : LISTS) {
                answers(account.user().get(list), Set.of(200));
            }
            answers(admin.get("admin/dead-letters"), Set.of(200));
            Set<Integer> byId = shown ? Set.of(200) : Set.of(200, 404);
            for (String route : List.of("me", "me/contacts", "me/preferences", "me/api-keys")) {
                answers(account.user().get(route), shown ? Set.of(200) : Set.of(200, 403));
            }
            for (ApiClient reader : List.of(account.user(), admin)) {
                answers(reader.get("users/" + account.userId()), byId);
                answers(reader.get("notifications/" + account.notificationId()), byId);
            }
            answers(login(account), Set.of(200, 401, 429));
            if (shown) {
                assertThat(account.user().get("me/notifications").body()).contains(account.notificationId());
                assertThat(account.user().get("me").body()).contains(account.userId());
            }
        } finally {
            put(table, whole);
        }
    }

    private static void answers(ApiResponse answer, Set<Integer> statuses) {
        assertThat(answer.status())
                .as("%s: %s", answer.http().uri(), answer.body())
                .isIn(statuses);
    }

    private ApiResponse login(Account account) {
        return station.api.post("auth/login", Map.of("login", account.email(), "password", account.password()));
    }

    private void put(String table, Map<String, AttributeValue> item) {
        station.client.putItem(request -> request.tableName(table).item(item));
    }

    private void rewriteUser(String attribute, AttributeValue value) {
        Map<String, AttributeValue> item =
                new HashMap<>(station.item(station.users(), "USER#" + LegacyItems.USER, "METADATA"));
        item.put(attribute, value);
        put(station.users(), item);
    }

    @Test
    void defaults_areThoseThatTheDesignPageStates() {
        Account account = documented();
        String sk = "NOTIF#2024-11-02T15:30:00Z#" + LegacyItems.NOTIFICATION;
        put(
                station.notifications(),
                Map.of(
                        "PK", fromS("USER#" + account.userId()),
                        "SK", fromS(sk),
                        "GSI1PK", fromS("NOTIF#" + account.notificationId()),
                        "GSI1SK", fromS("NOTIF#" + account.notificationId())));
        put(station.users(), Map.of("PK", fromS("USER#" + account.userId()), "SK", fromS("METADATA")));
        assertThat(account.user()
                        .get("notifications/" + account.notificationId())
                        .hasStatus(200)
                        .json())
                .containsEntry("id", account.notificationId())
                .containsEntry("userId", account.userId())
                .containsEntry("title", "Untitled")
                .containsEntry("content", "")
                .containsEntry("channel", "in_app")
                .containsEntry("createdAt", "2024-11-02T15:30:00.000Z")
                .containsEntry("updatedAt", "2024-11-02T15:30:00.000Z");
        assertThat(account.user().get("me").hasStatus(200).json())
                .containsEntry("id", account.userId())
                .containsEntry("email", "")
                .containsEntry("role", "user")
                .containsEntry("status", "active")
                .containsEntry("createdAt", "1970-01-01T00:00:00.000Z");
        login(account).isProblem(401);
    }

    @Test
    void unreadableItem_isLeftOutAndCounted() {
        Account account = documented();
        LegacyItems.writeNotification(station, "broken", "2024-11-03T15:30:00Z");
        Map<String, AttributeValue> item = new HashMap<>(
                station.item(station.notifications(), "USER#" + account.userId(), "NOTIF#2024-11-03T15:30:00Z#broken"));
        item.put("updated_at", fromS("yesterday"));
        put(station.notifications(), item);
        assertThat(account.user().get("me/notifications").hasStatus(200).items())
                .hasSize(1);
        assertThat(station.api.get("/metrics").hasStatus(200).body())
                .containsPattern("dynamodb_unreadable_items_total\\{[^}]*entity=\"Notification\"[^}]*} 1.0");
    }

    @Test
    void address_ofAUserWhoCannotBeRead_isNotFree() {
        LegacyItems.writeUser(station, LegacyItems.USER, LegacyItems.EMAIL);
        rewriteUser("created_at", fromN("7"));
        station.api
                .post("users", Map.of("email", LegacyItems.EMAIL, "password", NotificationsTestService.PASSWORD))
                .isProblem(409, "email");
    }

    @Test
    void backfillAndBroadcast_withUsersWhoCannotBeRead_goOn() {
        LegacyItems.writeUser(station, "usr_a", "a@example.com");
        LegacyItems.writeUser(station, LegacyItems.USER, LegacyItems.EMAIL);
        rewriteUser("created_at", fromN("7"));
        station.finished(admin.post("admin/email-backfills"));
        assertThat(station.item(station.users(), "EMAIL#a@example.com", "EMAIL#a@example.com"))
                .isNotEmpty();
        station.finished(admin.post("notifications/broadcast", Map.of("title", "To all")));
        assertThat(station.notificationItems("usr_a")).hasSize(1);
    }
}
