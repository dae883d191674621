package io.azulejo.notifications;

import static io.azulejo.notifications.NotificationsTestService.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests of the fixes for the design document's flaws. Each test fails without its fix. */
@OnEveryBackend
final class DesignFlawsTest {
    private final Backend backend;
    private NotificationsTestService station;

    DesignFlawsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        station = new NotificationsTestService(backend);
    }

    @AfterEach
    void stop() {
        station.close();
    }

    private ApiResponse signUp(String email) {
        return station.api.post("users", Map.of("email", email, "password", NotificationsTestService.PASSWORD));
    }

    private Map<String, AttributeValue> guard(String email) {
        return station.item(station.users(), "EMAIL#" + email, "EMAIL#" + email);
    }

    @Test
    void e1_email_isOneUsersAlone() {
        Person ana = station.user("ana");
        assertThat(text(guard("ana@example.com"), "user_id")).isEqualTo(ana.id());
        signUp("ana@example.com").isProblem(409, "email");
    }

    @Test
    void e1_emailOfAUserOfOthers_withoutGuard_isTakenToo() {
        LegacyItems.writeAll(station);
        signUp(LegacyItems.EMAIL).isProblem(409, "email");
    }

    @Test
    void e1_backfill_writesGuardsAndListsDuplicates() {
        LegacyItems.writeAll(station);
        LegacyItems.writeUser(station, "usr_123", "twice@example.com");
        LegacyItems.writeUser(station, "usr_456", "twice@example.com");
        ApiClient admin = station.admin().api();
        ApiResponse begun = admin.post("admin/email-backfills");
        station.finished(begun);
        assertThat(text(guard(LegacyItems.EMAIL), "user_id")).isEqualTo(LegacyItems.USER);
        assertThat(admin.get("admin/email-backfills/" + begun.text("id"))
                        .hasStatus(200)
                        .items())
                .singleElement()
                .satisfies(found -> assertThat(found)
                        .containsEntry("email", "twice@example.com")
                        .containsValues("usr_123", "usr_456"));
    }

    @Test
    void e2_loginOfAUserOfOthers_findsTheIndexOnceAndWritesTheGuard() {
        LegacyItems.writeAll(station);
        assertThat(guard(LegacyItems.EMAIL)).isEmpty();
        LegacyItems.signedIn(station);
        assertThat(text(guard(LegacyItems.EMAIL), "user_id")).isEqualTo(LegacyItems.USER);
        station.requests.take();
        LegacyItems.signedIn(station);
        assertThat(station.requests.take())
                .as("found by its uniqueness item now")
                .doesNotContainKey("Query");
    }

    @Test
    void e3_emailChange_movesIndexAndGuardTogether() {
        Person ana = station.user("ana");
        ana.api()
                .put("me/email", Map.of("email", "Anna@Example.com", "password", "wrong password"))
                .isProblem(422, "password");
        ana.api()
                .put("me/email", Map.of("email", "Anna@Example.com", "password", NotificationsTestService.PASSWORD))
                .hasStatus(200);
        assertThat(guard("ana@example.com")).isEmpty();
        assertThat(text(guard("anna@example.com"), "user_id")).isEqualTo(ana.id());
        assertThat(text(station.item(station.users(), "USER#" + ana.id(), "METADATA"), "GSI1PK"))
                .isEqualTo("EMAIL#anna@example.com");
        station.login("ANNA@example.com");
        station.api
                .post("auth/login", Map.of("login", "ana@example.com", "password", NotificationsTestService.PASSWORD))
                .isProblem(401);
        signUp("ana@example.com").hasStatus(201);
        signUp("anna@EXAMPLE.com").isProblem(409, "email");
    }

    @Test
    void e3_emailChange_ofAUserOfOthersWithoutGuard_works() {
        LegacyItems.writeUser(station, LegacyItems.USER, "User@Example.com");
        ApiClient user = station.api.as(station.api
                .post("auth/login", Map.of("login", "User@Example.com", "password", "U*U"))
                .hasStatus(200)
                .text("accessToken"));
        user.put("me/email", Map.of("email", "new@example.com", "password", "U*U"))
                .hasStatus(200);
        assertThat(text(guard("new@example.com"), "user_id")).isEqualTo(LegacyItems.USER);
        assertThat(guard("User@Example.com")).isEmpty();
    }

    @Test
    void e3_emailChange_toTheAddressOfAUserOfOthersWithoutGuard_isRefused() {
        LegacyItems.writeAll(station);
        Person ana = station.user("ana");
        ana.api()
                .put("me/email", Map.of("email", LegacyItems.EMAIL, "password", NotificationsTestService.PASSWORD))
                .isProblem(409, "email");
        assertThat(text(guard("ana@example.com"), "user_id")).isEqualTo(ana.id());
    }

    @Test
    void e5_byId_needsNoIndexAndUpdatesMakeNoGhosts() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        String id = station.notify(producer, ana, "One");
        station.requests.take();
        ana.api().get("notifications/" + id).hasStatus(200);
        assertThat(station.requests.take()).isEqualTo(Map.of("GetItem", 1L));
        ana.api().delete("notifications/" + id).hasStatus(204);
        producer.patch("notifications/" + id, Map.of("title", "Ghost")).isProblem(404);
        ana.api().patch("notifications/" + id + "/read", Map.of()).isProblem(404);
        ana.api()
                .patch("notifications/01ARZ3NDEKTSV4RRFFQ69G5FAV/read", Map.of())
                .isProblem(404);
        assertThat(station.notificationItems(ana.id())).hasSize(1);
    }

    @Test
    void e5_idOfOthers_isFoundByTheIndexAndChangedInPlace() {
        LegacyItems.writeAll(station);
        ApiClient user = LegacyItems.signedIn(station);
        user.patch("notifications/" + LegacyItems.NOTIFICATION + "/read", Map.of())
                .hasStatus(200);
        assertThat(station.notificationItems(LegacyItems.USER)).singleElement().satisfies(item -> {
            assertThat(item).containsKey("read_at");
            assertThat(text(item, "priority")).as("unknown attributes are kept").isEqualTo("high");
        });
        assertThat(station.unread(user)).isZero();
        user.patch("notifications/" + LegacyItems.NOTIFICATION + "/unread", Map.of())
                .hasStatus(200);
        assertThat(station.unread(user)).isEqualTo(1);
    }

    @Test
    void e6_notificationOfAnother_isNotThere() {
        Person ana = station.user("ana");
        Person bob = station.user("bob");
        ApiClient producer = station.producer().api();
        String id = station.notify(producer, ana, "Private");
        bob.api().get("notifications/" + id).isProblem(404);
        bob.api().delete("notifications/" + id).isProblem(404);
        bob.api().patch("notifications/" + id + "/read", Map.of()).isProblem(404);
        bob.api().patch("notifications/" + id, Map.of("title", "x")).isProblem(404);
        station.api.get("notifications/" + id).isProblem(401);
        bob.api().get("users/" + ana.id()).isProblem(403);
        ApiClient other = station.with(io.azulejo.notifications.table.Role.PRODUCER, "other")
                .api();
        other.get("notifications/" + id).isProblem(404);
        other.delete("notifications/" + id).isProblem(404);
        producer.get("notifications/" + id).hasStatus(200);
        station.admin().api().get("notifications/" + id).hasStatus(200);
        String cursor = station.titles(ana.api(), "").isEmpty()
                ? ""
                : ana.api().get("me/notifications?limit=1").body();
        assertThat(cursor).doesNotContain("USER#");
    }

    @Test
    void e7_idsOfTheDocument_areNoUlidsAndReadAllTheSame() {
        LegacyItems.writeUser(station, "usr_123", "odd@example.com");
        LegacyItems.writeAll(station);
        LegacyItems.writeNotification(station, "abc123", "2024-11-02T15:31:00Z");
        ApiClient user = LegacyItems.signedIn(station);
        user.get("notifications/abc123").hasStatus(200);
        assertThat(user.get("me/notifications").items())
                .extracting(found -> found.get("id"))
                .containsExactly("abc123", LegacyItems.NOTIFICATION);
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        String first = station.notify(producer, ana, "1");
        assertThat(station.notify(producer, ana, "2"))
                .as("monotonic within a millisecond")
                .isGreaterThan(first);
    }

    @Test
    void e8_inbox_isNewestFirstInPagesOfItsOwnUser() {
        Person ana = station.user("ana");
        Person bob = station.user("bob");
        ApiClient producer = station.producer().api();
        for (int i = 0; i < 5; i++) {
            station.notify(producer, ana, "N" + i);
        }
        ApiResponse page = ana.api().get("me/notifications?limit=2").hasStatus(200);
        assertThat(page.items()).extracting(found -> found.get("title")).containsExactly("N4", "N3");
        String next = "me/notifications?limit=2&cursor=" + page.text("next");
        assertThat(ana.api().get(next).items())
                .extracting(found -> found.get("title"))
                .containsExactly("N2", "N1");
        bob.api().get(next).isProblem(400, "cursor");
    }

    @Test
    void e9_marks_keepStateIndexAndCounter() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        String id = station.notify(producer, ana, "One");
        String sk = "NOTIF#2096-03-10T12:00:00Z#" + id;
        assertThat(text(station.item(station.notifications(), "USER#" + ana.id(), sk), "GSI2PK"))
                .isEqualTo("UNREAD#" + ana.id());
        assertThat(text(station.item(station.notifications(), "USER#" + ana.id(), sk), "GSI2SK"))
                .isEqualTo(sk);
        assertThat(station.unread(ana.api())).isEqualTo(1);
        mark(ana, id, "seen");
        assertThat(station.unread(ana.api())).isEqualTo(1);
        mark(ana, id, "read");
        mark(ana, id, "read");
        assertThat(station.unread(ana.api())).isZero();
        assertThat(station.titles(ana.api(), "?unread=true")).isEmpty();
        assertThat(station.item(station.notifications(), "USER#" + ana.id(), sk))
                .doesNotContainKey("GSI2PK");
        mark(ana, id, "unread");
        assertThat(station.unread(ana.api())).isEqualTo(1);
        mark(ana, id, "archive");
        assertThat(station.unread(ana.api())).isZero();
        assertThat(station.titles(ana.api(), "")).isEmpty();
        assertThat(station.titles(ana.api(), "?archived=true")).containsExactly("One");
        mark(ana, id, "unarchive");
        assertThat(station.titles(ana.api(), "")).containsExactly("One");
        assertThat(Objects.requireNonNull(station.item(station.notifications(), "USERSTATE#" + ana.id(), "COUNTERS")
                                .get("unread"))
                        .n())
                .isEqualTo("0");
    }

    private static void mark(Person user, String id, String mark) {
        user.api().patch("notifications/" + id + "/" + mark, Map.of()).hasStatus(200);
    }

    @Test
    void e9_bulkMarks_changeAllOrSome() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        for (int i = 0; i < 30; i++) {
            station.notify(producer, ana, "N" + i);
        }
        String one = station.notify(producer, ana, "One");
        ApiResponse some = ana.api().post("me/notifications/read", Map.of("ids", List.of(one, "missing")));
        assertThat(some.hasStatus(200).body()).contains("\"status\":200").contains("\"status\":404");
        assertThat(station.unread(ana.api())).isEqualTo(30);
        assertThat(ana.api()
                        .post("me/notifications/archive-read")
                        .hasStatus(200)
                        .json())
                .containsEntry("changed", 1L);
        assertThat(ana.api().post("me/notifications/seen-all").hasStatus(200).json())
                .containsEntry("changed", 30L);
        assertThat(ana.api().post("me/notifications/read-all").hasStatus(200).json())
                .containsEntry("changed", 30L)
                .containsEntry("more", false);
        assertThat(station.unread(ana.api())).isZero();
        assertThat(ana.api().post("me/notifications/archive-all").hasStatus(200).json())
                .containsEntry("changed", 30L);
        assertThat(station.titles(ana.api(), "")).isEmpty();
        ana.api().post("me/notifications/unread-all").isProblem(400);
        ana.api().post("me/notifications/eat", Map.of("ids", List.of(one))).isProblem(400, "mark");
    }

    @Test
    void e9_counter_isCountedAnewOnceADay() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        producer.post("notifications", Map.of("userId", ana.id(), "title", "Brief", "category", "brief"))
                .hasStatus(201);
        station.notify(producer, ana, "Long");
        assertThat(station.unread(ana.api())).isEqualTo(2);
        station.clock.advance(Duration.ofDays(2));
        assertThat(station.unread(station.login(ana.email()))).isEqualTo(1);
    }

    @Test
    void e11_users_haveContactsDevicesAndPreferencesOfTheirOwn() {
        Person ana = station.user("ana");
        ana.api().put("me/contacts/phone", Map.of("phone", "011 98765")).isProblem(422, "phone");
        ana.api().put("me/contacts/phone", Map.of("phone", "+5511987654321")).hasStatus(204);
        String device = ana.api()
                .post("me/devices", Map.of("token", "token:1", "name", "Phone"))
                .hasStatus(201)
                .text("deviceId");
        ana.api().post("me/devices", Map.of("token", "token:1")).hasStatus(201);
        ana.api().put("me/preferences/news", Map.of("muted", List.of("email"))).hasStatus(200);
        assertThat(station.partition(station.users(), "USER#" + ana.id()))
                .extracting(item -> text(item, "SK"))
                .containsExactly("CONTACT#phone", "DEVICE#" + device, "METADATA", "PREF#news");
        assertThat(ana.api().get("me/contacts").body())
                .contains("+5511987654321", device)
                .doesNotContain("token:1");
        ana.api().delete("me/devices/" + device).hasStatus(204);
        ana.api().delete("me/contacts/phone").hasStatus(204);
        ana.api().put("me/preferences/news", Map.of("muted", List.of("pigeon"))).isProblem(422, "muted");
    }

    @Test
    void e13_emailChange_leavesNotificationsAsTheyAre() {
        Person ana = station.user("ana");
        station.notify(station.producer().api(), ana, "Before");
        List<Map<String, AttributeValue>> before = station.notificationItems(ana.id());
        assertThat(before.toString()).contains(ana.id()).doesNotContain(ana.email());
        ana.api()
                .put("me/email", Map.of("email", "other@example.com", "password", NotificationsTestService.PASSWORD))
                .hasStatus(200);
        assertThat(station.notificationItems(ana.id())).isEqualTo(before);
        assertThat(station.titles(station.login("other@example.com"), "")).containsExactly("Before");
    }

    @Test
    void e15_producerRetry_makesNoSecondNotification() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api().with("Idempotency-Key", "once");
        Map<String, Object> body = Map.of("userId", ana.id(), "title", "Once", "channels", List.of("in_app", "email"));
        List<String> first = NotificationsTestService.ids(producer.post("notifications", body));
        assertThat(NotificationsTestService.ids(producer.post("notifications", body)))
                .isEqualTo(first);
        assertThat(station.notificationItems(ana.id())).hasSize(2);
        assertThat(station.unread(ana.api())).isEqualTo(1);
        producer.post("notifications", Map.of("userId", ana.id(), "title", "Other"))
                .isProblem(422, "Idempotency-Key");
        station.clock.advance(Duration.ofHours(25));
        ApiClient later = station.login("producer@example.com").with("Idempotency-Key", "once");
        later.post("notifications", body).hasStatus(201);
        assertThat(station.notificationItems(ana.id())).hasSize(4);
    }

    @Test
    void e15_bulkRetry_makesOnlyWhatIsMissing() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api().with("Idempotency-Key", "batch");
        List<Map<String, Object>> rows = List.of(
                Map.of("userId", ana.id(), "title", "A"),
                Map.of("userId", "nobody", "title", "B"),
                Map.of("userId", ana.id(), "title", "C", "channels", List.of("pigeon")));
        for (int i = 0; i < 2; i++) {
            ApiResponse answer = producer.post("notifications/bulk", Map.of("notifications", rows))
                    .hasStatus(200);
            assertThat(answer.body()).contains("\"row\":0,\"status\":201", "\"row\":1,\"status\":422");
            assertThat(answer.body()).contains("\"row\":2,\"status\":422", "pigeon");
        }
        assertThat(station.titles(ana.api(), "")).containsExactly("A");
    }

    @Test
    void e16_passwordHash_isInNoIndexAndNoAnswer() {
        Person ana = station.user("ana");
        Map<String, AttributeValue> entry = station.client
                .query(request -> request.tableName(station.users())
                        .indexName("GSI1")
                        .keyConditionExpression("GSI1PK = :email")
                        .expressionAttributeValues(Map.of(":email", AttributeValue.fromS("EMAIL#ana@example.com"))))
                .items()
                .getFirst();
        assertThat(entry).containsOnlyKeys("PK", "SK", "GSI1PK", "GSI1SK");
        assertThat(ana.api().get("me").body()
                        + ana.api().get("users/" + ana.id()).body())
                .doesNotContainIgnoringCase("hash")
                .doesNotContain("argon");
    }

    @Test
    void e17_unknownOrDisabledUser_getsNothing() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        producer.post("notifications", Map.of("userId", "usr_nobody", "title", "x"))
                .isProblem(422, "userId");
        ApiClient admin = station.admin().api();
        admin.put("admin/users/" + ana.id() + "/status", Map.of("status", "disabled"))
                .hasStatus(200);
        producer.post("notifications", Map.of("userId", ana.id(), "title", "x")).isProblem(422, "userId");
        assertThat(station.notificationItems(ana.id())).isEmpty();
        ana.api().patch("me", Map.of("name", "x")).isProblem(403);
    }

    @Test
    void e19_retention_isByCategory() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        producer.post("notifications", Map.of("userId", ana.id(), "title", "Brief", "category", "brief"))
                .hasStatus(201);
        station.notify(producer, ana, "Long");
        station.clock.advance(Duration.ofDays(2));
        assertThat(station.titles(station.login(ana.email()), "")).containsExactly("Long");
        station.clock.advance(Duration.ofDays(90));
        assertThat(station.titles(station.login(ana.email()), "")).isEmpty();
    }

    @Test
    void e20_eventOnSeveralChannels_isShownOnce() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        List<String> ids = NotificationsTestService.ids(producer.post(
                "notifications",
                Map.of("userId", ana.id(), "title", "Event", "channels", List.of("email", "in_app", "push"))));
        assertThat(ids).hasSize(3);
        assertThat(station.notificationItems(ana.id()))
                .hasSize(3)
                .allSatisfy(item -> assertThat(text(item, "event_id")).isEqualTo(ids.getFirst()));
        assertThat(ana.api().get("me/notifications").items())
                .singleElement()
                .satisfies(found -> assertThat(found).containsEntry("channel", "in_app"));
        assertThat(station.unread(ana.api())).isEqualTo(1);
        ana.api().post("me/notifications/read-all").hasStatus(200);
        assertThat(station.unread(ana.api())).isZero();
    }
}
