package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Minutes of reads and writes on both ports, with the latencies. The property {@code load.minutes} says how many. */
@Tag("long")
class MixedLoadTest {
    private static final int CLIENTS = 8;

    @Test
    @Timeout(1_800)
    void load_ofAllKinds_isAnsweredWithoutAFailure(@TempDir Path folder) throws IOException, InterruptedException {
        Duration time = Duration.ofMinutes(Long.getLong("load.minutes", 10));
        try (Distribution served = Distribution.serve(
                        folder, "--demo", "--rate-public-reads", "off", "--rate-reads", "off", "--rate-writes", "off");
                DynamoDbClient client = served.client()) {
            ApiClient api = served.api();
            ApiClient john = SignedIn.login(api, "/wavyblog/auth/login", "john_doe");
            ApiClient davi = SignedIn.at(api, "davi");
            long end = System.nanoTime() + time.toNanos();
            Map<String, List<Long>> latencies = new TreeMap<>();
            AtomicInteger failures = new AtomicInteger();
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                Random random = new Random(i);
                String prefix = "load-" + i + "-";
                AtomicInteger written = new AtomicInteger();
                threads.add(Thread.ofPlatform().start(() -> {
                    while (System.nanoTime() < end) {
                        int kind = random.nextInt(10);
                        String name = prefix + written.incrementAndGet();
                        if (kind < 4) {
                            measure(
                                    latencies,
                                    failures,
                                    "public read",
                                    () -> api.get("/blog/posts").status());
                        } else if (kind < 6) {
                            measure(
                                    latencies,
                                    failures,
                                    "read",
                                    () -> davi.get("/identity/me").status());
                        } else if (kind < 8) {
                            measure(
                                    latencies,
                                    failures,
                                    "write",
                                    () -> john.post(
                                                    "/wavyblog/posts",
                                                    Map.of(
                                                            "title",
                                                            name,
                                                            "slug",
                                                            name,
                                                            "content",
                                                            "x",
                                                            "category",
                                                            "technology"))
                                            .status());
                        } else {
                            measure(
                                    latencies,
                                    failures,
                                    "DynamoDB put",
                                    () -> client.putItem(put -> put.tableName("WavyBlog")
                                                    .item(Map.of(
                                                            "PK", AttributeValue.fromS(name),
                                                            "SK", AttributeValue.fromS(name))))
                                            .sdkHttpResponse()
                                            .statusCode());
                        }
                    }
                }));
            }
            for (Thread thread : threads) {
                thread.join();
            }
            latencies.forEach((kind, nanos) -> report(time, kind, nanos));
            assertThat(failures.get()).isZero();
        }
    }

    private static void measure(
            Map<String, List<Long>> latencies, AtomicInteger failures, String kind, IntSupplier request) {
        long begun = System.nanoTime();
        int status = request.getAsInt();
        long nanos = System.nanoTime() - begun;
        if (status >= 400) {
            failures.incrementAndGet();
        }
        synchronized (latencies) {
            latencies.computeIfAbsent(kind, unknown -> new ArrayList<>()).add(nanos);
        }
    }

    @SuppressWarnings("SystemOut") // figures of a run, for the person who runs it
    private static void report(Duration time, String kind, List<Long> nanos) {
        List<Long> sorted = nanos.stream().sorted().toList();
        System.out.printf(
                "mixed load of %d s, %s: %d requests, median %.1f ms, p99 %.1f ms, longest %.1f ms%n",
                time.toSeconds(),
                kind,
                sorted.size(),
                sorted.get(sorted.size() / 2) / 1e6,
                sorted.get(sorted.size() * 99 / 100) / 1e6,
                sorted.getLast() / 1e6);
    }
}
