package io.azulejo.notifications;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.http.live.LiveHub;
import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.notifications.table.NotificationAttributes;
import io.azulejo.notifications.table.NotificationKeys;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.UserAttributes;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.contract.DocumentedOperation;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.tests.backends.Backend;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Tests that every route gives the statuses that the OpenAPI document lists for it, with the document's examples. */
final class ContractTest {
    /** Routes whose 403 is about the account that the body names, not about the caller. */
    private static final Set<String> OF_THE_BODY =
            Set.of("POST /notifications/auth/login", "POST /notifications/auth/password-reset/confirm");

    private NotificationsTestService station;
    private Person root;
    private Person ana;
    private ApiClient producer;
    private String id;

    /** Kinds of requests before which the action runs. */
    private volatile Set<String> intercepted = Set.of();

    private volatile Runnable act = () -> {};

    @BeforeEach
    void start() {
        station = new NotificationsTestService(this::open, Map.of(), List.of());
        root = station.admin();
        ana = station.user("ana");
        producer = station.producer().api();
        id = station.notify(producer, ana, "Hello");
    }

    @AfterEach
    void stop() {
        station.close();
    }

    private OpenBackend open(InstantSource clock) {
        OpenBackend backend = Backend.IN_PROCESS.open(clock);
        DynamoDbClient client = backend.client();
        DynamoDbClient watched = (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> {
                    if (intercepted.contains(method.getName())) {
                        Set<String> kind = intercepted;
                        intercepted = Set.of(); // the action itself is not intercepted
                        act.run();
                        intercepted = kind;
                    }
                    try {
                        return method.invoke(client, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
        return new OpenBackend(watched, backend.end());
    }

    /** Returns the answer to a request before whose writes an action runs. */
    private ApiResponse duringWrites(Runnable action, Supplier<ApiResponse> request) {
        return during(Set.of("transactWriteItems", "updateItem", "deleteItem"), action, request);
    }

    private ApiResponse during(Set<String> methods, Runnable action, Supplier<ApiResponse> request) {
        act = action;
        intercepted = methods;
        try {
            return request.get();
        } finally {
            intercepted = Set.of();
        }
    }

    private Map<String, String> values() {
        return Map.of(
                "id", id,
                "userId", ana.id(),
                "mark", "read",
                "keyId", "key_1",
                "deviceId", "dev_1",
                "category", "news");
    }

    private Stream<DynamicTest> onRoutesWith(int status, int least, Consumer<DocumentedOperation> test) {
        List<DocumentedOperation> all = DocumentedOperation.all(station.api.get("/notifications/openapi.json")).stream()
                .filter(operation ->
                        operation.statuses().contains(status) && !OF_THE_BODY.contains(operation.toString()))
                .toList();
        assertThat(all).hasSizeGreaterThanOrEqualTo(least);
        return all.stream()
                .map(operation -> DynamicTest.dynamicTest(operation.toString(), () -> test.accept(operation)));
    }

    private void disable(Person person) {
        root.api()
                .put("admin/users/" + person.id() + "/status", Map.of("status", "disabled"))
                .hasStatus(200);
    }

    @TestFactory
    Stream<DynamicTest> everyRouteThatNeedsAnActiveUser_forADisabledOne_isForbidden() {
        Person former = station.with(Role.ADMIN, "former");
        disable(former);
        return onRoutesWith(
                403, 30, operation -> operation.send(former.api(), values()).isProblem(403));
    }

    @TestFactory
    Stream<DynamicTest> everyRouteWithAToken_withoutOne_isRefused() {
        return onRoutesWith(401, 30, operation -> {
            if (!operation.path().contains("/auth/") || operation.path().endsWith("/auth/password")) {
                operation.send(station.api, values()).isProblem(401);
            }
        });
    }

    @Test
    void tokens_ofADisabledUser_areRefused() {
        String refresh = station.tokens(ana.email()).text("refreshToken");
        station.api.post("auth/password-reset", Map.of("email", ana.email())).hasStatus(202);
        disable(ana);
        station.api.post("auth/refresh", Map.of("refreshToken", refresh)).isProblem(401);
        station.api
                .post(
                        "auth/password-reset/confirm",
                        Map.of("token", station.resets.get(ana.email()), "newPassword", "a new one"))
                .isProblem(403);
    }

    @Test
    void unknownIds_areNotFound() {
        root.api().put("admin/users/usr_nobody/role", Map.of("role", "user")).isProblem(404);
        root.api()
                .put("admin/users/usr_nobody/status", Map.of("status", "active"))
                .isProblem(404);
        root.api().post("admin/dead-letters/usr_nobody/nothing/replay").isProblem(404);
        ana.api().delete("me/contacts/phone").isProblem(404);
    }

    @Test
    void adminsOwnStatus_cannotBeChanged() {
        root.api()
                .put("admin/users/" + root.id() + "/status", Map.of("status", "disabled"))
                .isProblem(409);
    }

    @Test
    void job_isShownToAdmins() {
        String job = root.api().post("admin/email-backfills").hasStatus(202).text("id");
        root.api().get("admin/jobs/" + job).hasStatus(200);
    }

    @Test
    void devicesAndKeys_areLimited() {
        Person other = station.with(Role.PRODUCER, "other");
        IntStream.range(0, 20).forEach(i -> {
            other.api().post("me/devices", Map.of("token", "t" + i)).hasStatus(201);
            other.api().post("me/api-keys", Map.of("name", "k" + i)).hasStatus(201);
        });
        other.api().post("me/devices", Map.of("token", "t20")).isProblem(409);
        other.api().post("me/api-keys", Map.of("name", "k20")).isProblem(409);
    }

    @Test
    void body_thatIsTooLarge_isRefused() {
        producer.send("POST", "notifications", "x".repeat(1024 * 1024 + 1)).hasStatus(413);
    }

    @Test
    void failureOfTheStore_isAnsweredWithoutItsText() {
        assertThat(during(
                                Set.of("getItem"),
                                () -> {
                                    throw new IllegalStateException("secret");
                                },
                                () -> ana.api().get("me"))
                        .isProblem(500)
                        .body())
                .doesNotContain("secret");
    }

    @Test
    void liveStream_endsWithTheServer() throws Exception {
        CompletableFuture<ApiResponse> stream =
                CompletableFuture.supplyAsync(() -> ana.api().get("me/notifications/live"));
        await().until(() -> station.bean(LiveHub.class).callers() == 1);
        station.host.close();
        assertThat(stream.get().hasStatus(200).header("Content-Type")).startsWith("text/event-stream");
    }

    private void touchUser(String userId) {
        station.table
                .userTable()
                .update(UserKeys.of(userId))
                .set(UserAttributes.NAME, "Touched")
                .run();
    }

    @Test
    void user_changedByAnotherBetweenReadAndWrite_isAConflict() {
        String role = "admin/users/" + ana.id() + "/role";
        duringWrites(() -> touchUser(ana.id()), () -> root.api().put(role, Map.of("role", "producer")))
                .isProblem(409);
        duringWrites(() -> touchUser(ana.id()), () -> ana.api().delete("me")).isProblem(409);
    }

    private void touchNotification() {
        station.table
                .notificationTable()
                .update(NotificationKeys.of(ana.id(), station.clock.instant(), id))
                .set(NotificationAttributes.TITLE, "Touched")
                .run();
    }

    @Test
    void notification_thatKeepsChanging_isAConflict() {
        Runnable touch = this::touchNotification;
        String path = "notifications/" + id;
        duringWrites(touch, () -> ana.api().patch(path + "/read", Map.of())).isProblem(409);
        duringWrites(touch, () -> ana.api().post("me/notifications/read", Map.of("ids", List.of(id))))
                .isProblem(409);
        for (String all : List.of("seen-all", "read-all", "archive-all")) {
            duringWrites(touch, () -> ana.api().post("me/notifications/" + all)).isProblem(409);
        }
        ana.api().patch(path + "/read", Map.of()).hasStatus(200);
        duringWrites(touch, () -> ana.api().post("me/notifications/archive-read"))
                .isProblem(409);
        duringWrites(touch, () -> ana.api().delete(path)).isProblem(409);
        duringWrites(touch, () -> root.api().delete("admin/users/" + ana.id() + "/notifications/" + id))
                .isProblem(409);
    }

    @Test
    void notification_deletedWhileItIsEdited_isAConflict() {
        duringWrites(
                        () -> ana.api().delete("notifications/" + id),
                        () -> producer.patch("notifications/" + id, Map.of("title", "x")))
                .isProblem(409);
    }

    @Test
    void idempotencyKey_thatExpiresDuringItsRepetition_isAConflict() {
        ApiClient keyed = producer.with("Idempotency-Key", "k-1");
        Map<String, Object> one = Map.of("userId", ana.id(), "title", "x");
        keyed.post("notifications", one).hasStatus(201);
        Runnable expire = () -> station.clock.advance(Duration.ofHours(25));
        duringWrites(expire, () -> keyed.post("notifications", one)).isProblem(409);
        ApiClient signedIn = station.login(root.email()).with("Idempotency-Key", "k-3");
        // The job of the first broadcast writes too.
        station.finished(
                signedIn.post("notifications/broadcast", Map.of("title", "x")).hasStatus(202));
        duringWrites(expire, () -> signedIn.post("notifications/broadcast", Map.of("title", "x")))
                .isProblem(409);
    }
}
