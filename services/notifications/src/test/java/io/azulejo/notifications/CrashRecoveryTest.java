package io.azulejo.notifications;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import io.azulejo.notifications.table.DeliveryStatus;
import io.azulejo.notifications.table.NotificationAttributes;
import io.azulejo.notifications.table.NotificationsTableDesign;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.crash.CrashTestService;
import io.azulejo.toolkit.query.PageRequest;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Crash tests: the service runs in its own JVM on a synced store and is killed with kill -9 at seeded times. Its
 * provider keeps running.
 */
final class CrashRecoveryTest {
    private static final int USERS = 40;

    @TempDir
    Path folder;

    /** Requests to the provider by idempotency key, one entry per attempt. */
    private final Map<String, List<String>> sent = new ConcurrentHashMap<>();

    /** While this latch is closed, the provider has accepted a message but not responded. */
    private volatile CountDownLatch answering = new CountDownLatch(0);

    private HttpServer provider;

    @BeforeEach
    void startProvider() throws IOException {
        provider = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        provider.createContext("/", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            List<String> all = sent.computeIfAbsent(
                    exchange.getRequestHeaders().getFirst("Idempotency-Key"), key -> new CopyOnWriteArrayList<>());
            all.add(body);
            await().forever().until(() -> answering.getCount() == 0);
            // A repeated message with the same key is the same message.
            exchange.sendResponseHeaders(Set.copyOf(all).size() == 1 ? 200 : 500, -1);
            exchange.close();
        });
        provider.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        provider.start();
        Files.writeString(
                folder.resolve(NotificationsCrashTestProgram.PROVIDER),
                "http://127.0.0.1:" + provider.getAddress().getPort() + "/");
    }

    @AfterEach
    void stopProvider() {
        provider.stop(0);
    }

    @Test
    @Timeout(240)
    void e10_e22_kill_whileProducingDeliveringAndBroadcasting_losesNothing() {
        killed(20261116, 3);
    }

    @Test
    @Tag("long")
    @Timeout(1800)
    void e10_e22_killManyTimes_losesNothing() {
        killed(System.nanoTime(), 25);
    }

    @Test
    @Timeout(120)
    void e10_kill_inTheMiddleOfADelivery_isRepeatedUnderTheSameKey() {
        try (CrashTestService service =
                new CrashTestService(NotificationsCrashTestProgram.class, folder, "/notifications/", 0)) {
            ApiClient api = service.start();
            String ana = signUp(api, "ana@example.com");
            login(api, "ana@example.com")
                    .put("me/contacts/phone", Map.of("phone", "+5511987654321"))
                    .hasStatus(204);
            answering = new CountDownLatch(1);
            String id = NotificationsTestService.ids(login(api, NotificationsCrashTestProgram.PRODUCER)
                            .post("notifications", Map.of("userId", ana, "title", "Once", "channels", List.of("sms"))))
                    .getFirst();
            await().atMost(Duration.ofSeconds(20)).until(() -> sent.containsKey(id));
            service.kill();
            answering.countDown();
            assertThat(underWay(ana))
                    .as("the worker crashed during the attempt")
                    .isTrue();

            ApiClient producer = login(service.start(), NotificationsCrashTestProgram.PRODUCER);
            await().atMost(Duration.ofSeconds(30))
                    .until(() -> producer.get("notifications/" + id).body().contains("\"status\":\"sent\""));
            assertThat(sent).containsOnlyKeys(id);
            assertThat(Objects.requireNonNull(sent.get(id)))
                    .hasSize(2)
                    .containsOnly(sent.get(id).getFirst());
            assertThat(producer.get("notifications/" + id).body()).contains("\"attempts\":2");
            service.verify();
        }
    }

    private boolean underWay(String user) {
        try (EmbeddedDynamoDb store = DurableDynamoDb.open(folder.resolve("store"), Durability.FSYNC)) {
            return NotificationsTableDesign.on(store)
                    .inbox(user, NotificationAttributes.LEASE.exists(), PageRequest.of(10))
                    .items()
                    .stream()
                    .anyMatch(found -> found.deliveryStatus() == DeliveryStatus.QUEUED && found.attemptsMade() == 1);
        }
    }

    private void killed(long seed, int kills) {
        try (CrashTestService service =
                new CrashTestService(NotificationsCrashTestProgram.class, folder, "/notifications/", seed)) {
            ApiClient api = service.start();
            String ana = signUp(api, "ana@example.com");
            login(api, "ana@example.com")
                    .put("me/contacts/phone", Map.of("phone", "+5511987654321"))
                    .hasStatus(204);
            Set<String> made = new HashSet<>();
            for (int kill = 0; kill < kills; kill++) {
                ApiClient producer = login(api, NotificationsCrashTestProgram.PRODUCER);
                service.sendUntilKilled(
                                1_000,
                                i -> producer.post(
                                        "notifications",
                                        Map.of("userId", ana, "title", "N" + i, "channels", List.of("sms"))))
                        .forEach(answer -> made.addAll(NotificationsTestService.ids(answer)));
                api = service.start();
            }
            delivered(api, made, "seed " + seed);
            broadcast(service, api, kills, "seed " + seed);
            service.verify();
        }
    }

    /** Asserts that everything acknowledged reaches the provider, is recorded as sent, and is counted. */
    private void delivered(ApiClient api, Set<String> made, String seed) {
        await().atMost(Duration.ofSeconds(60)).until(() -> sent.keySet().containsAll(made));
        ApiClient producer = login(api, NotificationsCrashTestProgram.PRODUCER);
        for (String id : made) {
            await().atMost(Duration.ofSeconds(60))
                    .until(() -> producer.get("notifications/" + id).body().contains("\"status\":\"sent\""));
        }
        ApiClient ana = login(api, "ana@example.com");
        List<String> inbox = inbox(ana);
        assertThat(inbox).as(seed).doesNotHaveDuplicates().containsAll(made);
        assertThat(ana.get("me/notifications/count").field("unread")).as(seed).isEqualTo((long) inbox.size());
    }

    private static void broadcast(CrashTestService service, ApiClient before, int kills, String seed) {
        List<String> users = new ArrayList<>();
        for (int i = 0; i < USERS; i++) {
            users.add("user" + i + "@example.com");
            signUp(before, users.getLast());
        }
        String id = login(before, NotificationsCrashTestProgram.PRODUCER)
                .post("notifications/broadcast", Map.of("title", "To all"))
                .hasStatus(202)
                .text("id");
        for (int kill = 0; kill < kills; kill++) {
            service.killWithin(300);
            service.start();
        }
        service.kill();
        ApiClient api = service.start();
        ApiClient producer = login(api, NotificationsCrashTestProgram.PRODUCER);
        await().atMost(Duration.ofSeconds(60))
                .until(() -> Objects.requireNonNull(
                                producer.get("notifications/broadcast/" + id).field("job"))
                        .toString()
                        .contains("state=done"));
        for (String user : users) {
            ApiClient client = login(api, user);
            assertThat(inbox(client)).as(seed).hasSize(1);
            assertThat(client.get("me/notifications/count").field("unread"))
                    .as(seed)
                    .isEqualTo(1L);
        }
    }

    private static String signUp(ApiClient api, String email) {
        return api.post("users", Map.of("email", email, "password", NotificationsTestService.PASSWORD))
                .hasStatus(201)
                .text("id");
    }

    private static ApiClient login(ApiClient api, String email) {
        return api.as(api.post("auth/login", Map.of("login", email, "password", NotificationsTestService.PASSWORD))
                .hasStatus(200)
                .text("accessToken"));
    }

    private static List<String> inbox(ApiClient user) {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        do {
            ApiResponse page =
                    user.get("me/notifications?limit=100&cursor=" + cursor).hasStatus(200);
            page.items().forEach(item -> ids.add(String.valueOf(item.get("id"))));
            cursor = page.field("next") == null ? "" : page.text("next");
        } while (!cursor.isEmpty());
        return ids;
    }
}
