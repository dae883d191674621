package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.testing.ApiClient;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * Random requests and floods on both ports of the distribution, while a probe watches {@code /health}: no 500, no hang,
 * and no more threads, descriptors and memory than before. The long tests do the same with more requests; the properties
 * {@code hostile.requests}, {@code hostile.minutes} and {@code hostile.seed} say how many, how long and which.
 */
class HostileTrafficTest {
    private static final long SEED = Long.getLong("hostile.seed", 28);
    private static final int DESCRIPTORS = 800;
    private static final long TOLERATED_BYTES = 32L << 20;

    @TempDir
    static Path folder;

    private static Distribution served;
    private static String openApi = "";
    private static String token = "";

    @BeforeAll
    static void start() throws IOException {
        served = Distribution.serveLimited(
                folder,
                DESCRIPTORS,
                "512m",
                "--demo",
                "--in-memory",
                "--rate-public-reads",
                "off",
                "--rate-reads",
                "off",
                "--rate-writes",
                "off",
                "--rate-sign-ins",
                "off");
        ApiClient api = served.api();
        openApi = api.get("/openapi.json").hasStatus(200).body();
        token = api.post("/identity/login", Map.of("login", "davi@example.org", "password", "azulejo-demo"))
                .hasStatus(200)
                .text("accessToken");
        try (DynamoDbClient client = served.client()) {
            client.createTable(create -> create.tableName("Fuzz")
                    .attributeDefinitions(AttributeDefinition.builder()
                            .attributeName("pk")
                            .attributeType(ScalarAttributeType.S)
                            .build())
                    .keySchema(KeySchemaElement.builder()
                            .attributeName("pk")
                            .keyType(KeyType.HASH)
                            .build())
                    .billingMode(BillingMode.PAY_PER_REQUEST));
        }
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    @Test
    @Timeout(120)
    void requests_ofAnyKind_getAnAnswerAndCostNothing() throws Exception {
        fuzz(6_000, Duration.ofSeconds(6));
    }

    @Test
    @Tag("long")
    @Timeout(3_600)
    void requests_ofAnyKind_getAnAnswerAndCostNothing_atLength() throws Exception {
        fuzz(Long.getLong("hostile.requests", 1_000_000), Duration.ofMinutes(Long.getLong("hostile.minutes", 10)));
    }

    private static void fuzz(long count, Duration longest) throws Exception {
        HostileTraffic warm = new HostileTraffic();
        traffic(warm, SEED - 100, 1_000, Duration.ofSeconds(3)); // classes, caches and pools
        ProcessFigures before = ProcessFigures.of(served.pid());
        HostileTraffic traffic = new HostileTraffic();
        long begun = System.nanoTime();
        try (HealthProbe probe = new HealthProbe(served.services())) {
            traffic(traffic, SEED, count, longest);
            report("random requests, seed " + SEED, traffic + " in " + seconds(begun) + " s; health: " + probe);
            assertThat(probe.failures()).isEmpty();
        }
        assertThat(traffic.faults()).isEmpty();
        assertThat(warm.faults()).isEmpty();
        requireNothingLeft(before);
    }

    private static void traffic(HostileTraffic traffic, long seed, long count, Duration longest)
            throws InterruptedException {
        long end = System.nanoTime() + longest.toNanos();
        Thread wire = Thread.ofPlatform().start(() -> {
            try {
                traffic.run(served.dynamoDb(), seed + 50, count / 2, end, RandomRequests::toDynamoDb);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        traffic.run(
                served.services(),
                seed,
                count / 2,
                end,
                own -> RandomRequests.toServices(own, openApi, own % 2 == 0 ? token : null));
        wire.join();
    }

    @Test
    @Timeout(120)
    void logIns_flooding_leaveTheRestOfTheServerAlone() throws Exception {
        logIns(Duration.ofSeconds(2));
    }

    @Test
    @Tag("long")
    @Timeout(600)
    void logIns_flooding_leaveTheRestOfTheServerAlone_atLength() throws Exception {
        logIns(Duration.ofMinutes(1));
    }

    private static void logIns(Duration time) throws Exception {
        AtomicInteger refused = new AtomicInteger();
        AtomicInteger busy = new AtomicInteger();
        AtomicInteger failed = new AtomicInteger();
        long end = System.nanoTime() + time.toNanos();
        String body = "{\"login\":\"nobody@example.org\",\"password\":\"wrong-password\"}";
        byte[] request = String.join(
                        "\r\n",
                        "POST /identity/login HTTP/1.1",
                        "Host: localhost",
                        "Content-Type: application/json",
                        "Content-Length: " + body.length(),
                        "",
                        body)
                .getBytes(StandardCharsets.US_ASCII);
        try (HealthProbe probe = new HealthProbe(served.services())) {
            List<Thread> clients = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                clients.add(Thread.ofVirtual().start(() -> {
                    try (RawConnection connection = new RawConnection(served.services())) {
                        while (System.nanoTime() < end) {
                            connection.send(request);
                            int status = connection.receive(false).status();
                            (status == 401 ? refused : status == 429 ? busy : failed).incrementAndGet();
                        }
                    } catch (IOException e) {
                        failed.incrementAndGet();
                    }
                }));
            }
            for (Thread client : clients) {
                client.join();
            }
            report("log-ins", refused + " refused, " + busy + " told to wait; health: " + probe);
            assertThat(probe.failures()).isEmpty();
            assertThat(probe.p99()).isLessThan(Duration.ofSeconds(2)); // 10 s and more without a bounded pool
            assertThat(refused.get() + busy.get()).isPositive();
            assertThat(failed.get()).isZero();
        }
    }

    @Test
    @Timeout(120)
    void connections_flooding_endNeitherPort() throws Exception {
        ProcessFigures before = ProcessFigures.of(served.pid());
        for (URI port : List.of(served.services(), served.dynamoDb())) {
            List<Socket> sockets = new ArrayList<>();
            try {
                for (int i = 0; i < DESCRIPTORS; i++) { // more than the process could have
                    Socket socket = new Socket();
                    socket.connect(new InetSocketAddress(InetAddress.getByName(port.getHost()), port.getPort()), 5_000);
                    sockets.add(socket);
                }
            } finally {
                for (Socket socket : sockets) {
                    socket.close();
                }
            }
            assertThat(served.running()).isTrue();
            await().atMost(Duration.ofSeconds(30))
                    .ignoreExceptions()
                    .until(() -> served.api().get("/health").status() == 200);
        }
        report("connections", before + " before, " + ProcessFigures.of(served.pid()) + " after");
        requireNothingLeft(before);
    }

    @Test
    @Timeout(120)
    void methods_flooding_makeNoSeriesOfMetrics() throws Exception {
        methods(Duration.ofSeconds(2));
    }

    @Test
    @Tag("long")
    @Timeout(600)
    void methods_flooding_makeNoSeriesOfMetrics_atLength() throws Exception {
        methods(Duration.ofMinutes(1));
    }

    private static void methods(Duration time) throws Exception {
        served.api().get("/health").hasStatus(200);
        long seriesBefore = series();
        ProcessFigures before = ProcessFigures.of(served.pid());
        long end = System.nanoTime() + time.toNanos();
        long sent = 0;
        try (HealthProbe probe = new HealthProbe(served.services());
                RawConnection connection = new RawConnection(served.services())) {
            while (System.nanoTime() < end) {
                String method = "M" + Long.toString(sent++, 36).toUpperCase(Locale.ROOT);
                connection.send((method + " /health" + sent + " HTTP/1.1\r\nHost: localhost\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
                assertThat(connection.receive(false).status()).isBetween(400, 499);
            }
            report("methods", sent + " requests; health: " + probe);
            assertThat(probe.failures()).isEmpty();
        }
        assertThat(series() - seriesBefore).isLessThan(20);
        requireNothingLeft(before);
    }

    private static long series() {
        return served.api()
                .get("/metrics")
                .body()
                .lines()
                .filter(line -> !line.startsWith("#"))
                .count();
    }

    /** Requires as few threads, descriptors and bytes as before, as soon as connections are gone. */
    private static void requireNothingLeft(ProcessFigures before) {
        await().atMost(Duration.ofSeconds(40))
                .pollInterval(Duration.ofSeconds(1))
                .untilAsserted(() -> {
                    ProcessFigures after = ProcessFigures.of(served.pid());
                    assertThat(after.threads()).isLessThan(before.threads() + 30);
                    assertThat(after.descriptors()).isLessThan(before.descriptors() + 30);
                    assertThat(after.heapBytes()).isLessThan(before.heapBytes() + TOLERATED_BYTES);
                });
    }

    private static long seconds(long begun) {
        return Duration.ofNanos(System.nanoTime() - begun).toSeconds();
    }

    @SuppressWarnings("SystemOut") // figures of a run, for the person who runs it
    private static void report(String what, String figures) {
        System.out.println("hostile traffic, " + what + ": " + figures);
    }
}
