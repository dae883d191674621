package io.azulejo.notifications;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.contract.DocumentedOperation;
import io.azulejo.tests.backends.Backend;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Tests of request bodies and parameters: unknown ones are refused, PUT replaces, and PATCH merges (RFC 7396). */
final class StrictRequestsTest {
    private NotificationsTestService station;
    private ApiClient admin;
    private NotificationsTestService.Person ana;
    private String id;

    @BeforeEach
    void start() {
        station = new NotificationsTestService(Backend.IN_PROCESS);
        admin = station.admin().api();
        ana = station.user("ana");
        id = station.notify(station.producer().api(), ana, "Hello");
    }

    @AfterEach
    void stop() {
        station.close();
    }

    private Stream<DynamicTest> onEveryRoute(BiConsumer<DocumentedOperation, String> test) {
        Map<String, String> values = Map.of(
                "id", id,
                "userId", ana.id(),
                "mark", "read",
                "keyId", "key_1",
                "deviceId", "dev_1",
                "category", "news");
        List<DocumentedOperation> all = DocumentedOperation.all(admin.get("/notifications/openapi.json"));
        assertThat(all).hasSizeGreaterThan(30);
        return all.stream()
                .map(operation -> DynamicTest.dynamicTest(
                        operation.method() + " " + operation.path(),
                        () -> test.accept(operation, operation.path(values))));
    }

    @TestFactory
    Stream<DynamicTest> unknownField_onEveryRoute_isRefusedWithItsName() {
        return onEveryRoute((operation, path) -> {
            if (operation.hasBody()) {
                admin.send(operation.method(), path, "{\"nonsense\":1}").isProblem(422, "nonsense");
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> unknownParameter_onEveryRoute_isRefusedWithItsName() {
        return onEveryRoute((operation, path) -> admin.send(
                        operation.method(), path + "?nonsense=1", operation.hasBody() ? "{}" : null)
                .isProblem(400, "nonsense"));
    }

    @TestFactory
    Stream<DynamicTest> emptyBody_onEveryRoute_isAnsweredWithoutAFailure() {
        return onEveryRoute((operation, path) -> {
            if (operation.hasBody()) {
                assertThat(admin.send(operation.method(), path, "{}").status()).isLessThan(500);
            }
        });
    }

    @Test
    void missingFields_thatAreRequired_areNamed() {
        ana.api().post("me/notifications/read", Map.of()).isProblem(422, "ids");
        admin.post("notifications/bulk", Map.of()).isProblem(422, "notifications");
        admin.post("notifications", Map.of("userId", ana.id())).isProblem(422, "title");
        admin.post("notifications", Map.of("title", "x")).isProblem(422, "userId");
        admin.put("admin/users/" + ana.id() + "/role", Map.of()).isProblem(422, "role");
        admin.put("admin/users/" + ana.id() + "/status", Map.of()).isProblem(422, "status");
    }

    @Test
    void readOnlyFields_areRefused() {
        ana.api().patch("me", Map.of("role", "admin")).isProblem(422, "role");
        ana.api().patch("me", Map.of("email", "x@example.com")).isProblem(422, "email");
        admin.patch("notifications/" + id, Map.of("readAt", "2026-01-01T00:00:00Z"))
                .isProblem(422, "readAt");
        station.api
                .post(
                        "users",
                        Map.of(
                                "email",
                                "b@example.com",
                                "password",
                                NotificationsTestService.PASSWORD,
                                "role",
                                "admin"))
                .isProblem(422, "role");
    }

    @Test
    void patchOfANotification_keepsWhatItOmits_andNullClears() {
        assertThat(admin.patch("notifications/" + id, Map.of("content", "Text"))
                        .hasStatus(200)
                        .json())
                .containsEntry("title", "Hello")
                .containsEntry("content", "Text");
        assertThat(admin.send("PATCH", "notifications/" + id, "{\"content\":null}")
                        .hasStatus(200)
                        .json())
                .containsEntry("title", "Hello")
                .containsEntry("content", "");
        admin.send("PATCH", "notifications/" + id, "{\"title\":null}").isProblem(422, "title");
    }

    @Test
    void patchOfAnAccount_withNull_clearsTheName() {
        assertThat(ana.api().patch("me", Map.of("name", "Ana")).hasStatus(200).text("name"))
                .isEqualTo("Ana");
        assertThat(ana.api().patch("me", Map.of()).hasStatus(200).text("name")).isEqualTo("Ana");
        assertThat(ana.api()
                        .send("PATCH", "me", "{\"name\":null}")
                        .hasStatus(200)
                        .field("name"))
                .isNull();
    }

    @Test
    void putOfAPreference_replacesIt() {
        ana.api().put("me/preferences/news", Map.of("muted", List.of("sms"))).hasStatus(200);
        ana.api().put("me/preferences/news", Map.of()).isProblem(422, "muted");
        assertThat(ana.api()
                        .put("me/preferences/news", Map.of("muted", List.of("push")))
                        .hasStatus(200)
                        .json())
                .containsEntry("muted", List.of("push"));
    }

    @Test
    void badValuesOfEnums_areRefusedWithTheAllowedOnes() {
        assertThat(ana.api()
                        .patch("notifications/" + id + "/nonsense", Map.of())
                        .isProblem(400, "mark")
                        .text("detail"))
                .contains("seen")
                .contains("unarchive");
        assertThat(admin.put("admin/users/" + ana.id() + "/role", Map.of("role", "king"))
                        .isProblem(422, "role")
                        .text("detail"))
                .contains("producer");
        assertThat(ana.api()
                        .get("me/notifications?unread=maybe")
                        .isProblem(400, "unread")
                        .text("detail"))
                .contains("true");
    }
}
