package io.azulejo.auth.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.auth.sample.Notes;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostExtensions;
import io.azulejo.http.host.HostOptions;
import io.azulejo.testing.ApiClient;
import io.azulejo.testkit.TestClock;
import io.helidon.webserver.http.HttpFeature;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** End of a host: nothing of the process may hold what has been closed. */
final class HostLifecycleTest {

    @Test
    void hosts_closed_areCollectedWithAllTheyUsed() {
        List<WeakReference<Object>> used = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            used.addAll(startAndClose());
        }
        await().atMost(Duration.ofSeconds(20)).untilAsserted(() -> {
            System.gc();
            assertThat(used).allMatch(reference -> reference.refersTo(null));
        });
    }

    @Test
    void host_running_hasNoTimerOfHelidon() {
        TestClock clock = new TestClock("2026-03-01T12:00:00Z");
        try (Host host = Host.start(HostOptions.defaults().withPort(0), List.of(new Notes(clock)))) {
            ApiClient.at(host.uri()).get("/health").hasStatus(200);
            await().untilAsserted(() -> assertThat(Thread.getAllStackTraces().keySet())
                    .extracting(Thread::getName)
                    .noneMatch(name -> name.contains("idle")));
        }
    }

    /** Uses a host and an engine, as a test does; returns what must not outlive them. */
    private static List<WeakReference<Object>> startAndClose() {
        TestClock clock = new TestClock("2026-03-01T12:00:00Z");
        Notes notes = new Notes(clock);
        EmbeddedDynamoDb engine = EmbeddedDynamoDb.inMemory();
        HttpFeature tables = routing -> routing.get(
                "/tables",
                (request, response) -> response.send(engine.listTables().toString()));
        HostExtensions extensions = new HostExtensions(List.of(tables), List.of(), Map.of(), Map.of());
        HostOptions options =
                HostOptions.defaults().withPort(0).withClock(clock).withRates(Map.of());
        try (engine;
                Host host = Host.start(options, List.of(notes), extensions)) {
            ApiClient.at(host.uri()).get("/notes").hasStatus(200);
            ApiClient.at(host.uri()).get("/tables").hasStatus(200);
            return List.of(new WeakReference<>(host), new WeakReference<>(notes), new WeakReference<>(engine));
        }
    }
}
