package io.azulejo.tests.serve;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Client that asks for {@code /health} all the time and remembers how long it took. Closing it stops it. */
final class HealthProbe implements AutoCloseable {
    private static final Duration PERIOD = Duration.ofMillis(20);

    private final List<Long> nanos = Collections.synchronizedList(new ArrayList<>());
    private final List<String> failures = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread thread;

    HealthProbe(URI server) {
        thread = Thread.ofPlatform().name("health-probe").start(() -> probe(server.resolve("/health")));
    }

    private void probe(URI health) {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(health)
                    .timeout(Duration.ofSeconds(20))
                    .build();
            do {
                long begun = System.nanoTime();
                try {
                    int status = client.send(request, BodyHandlers.discarding()).statusCode();
                    if (status != 200) {
                        failures.add("status " + status);
                    }
                } catch (IOException e) {
                    failures.add(e.toString());
                }
                nanos.add(System.nanoTime() - begun);
            } while (!closed.await(PERIOD.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    List<String> failures() {
        return List.copyOf(failures);
    }

    /** Returns the time that all but one of a hundred requests stayed below. */
    Duration p99() {
        List<Long> sorted = nanos.stream().sorted().toList();
        return sorted.isEmpty()
                ? Duration.ZERO
                : Duration.ofNanos(sorted.get(Math.min(sorted.size() - 1, sorted.size() * 99 / 100)));
    }

    @Override
    public String toString() {
        long most = nanos.stream().mapToLong(Long::longValue).max().orElse(0);
        return nanos.size() + " probes, p99 " + p99().toMillis() + " ms, longest " + most / 1_000_000 + " ms, "
                + failures.size() + " failed";
    }

    @Override
    public void close() {
        closed.countDown();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
