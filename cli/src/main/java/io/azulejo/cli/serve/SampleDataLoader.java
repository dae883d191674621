package io.azulejo.cli.serve;

import io.azulejo.http.demo.DemoLogin;
import io.azulejo.http.demo.DemoPeople;
import io.azulejo.http.demo.DemoPerson;
import io.azulejo.http.demo.SampleData;
import io.azulejo.http.host.HealthCheck;
import io.azulejo.http.host.Host;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;

/**
 * Loader of all services' sample data. As a health check it fails until the data is loaded. One thread loads; any
 * thread may check and stop it.
 */
final class SampleDataLoader implements HealthCheck {
    private final boolean enabled;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile String failure;
    private volatile boolean stopping;
    private volatile Map<String, List<DemoLogin>> loaded = Map.of();
    private volatile List<DemoPerson> people = List.of();

    SampleDataLoader(boolean enabled) {
        this.enabled = enabled;
        this.failure = enabled ? "waiting to be loaded" : "";
    }

    @Override
    public String name() {
        return "sample-data";
    }

    @Override
    public Optional<String> failure() {
        return failure.isEmpty() ? Optional.empty() : Optional.of(failure);
    }

    /** Returns the people who can sign in; empty until the data is loaded. */
    List<DemoPerson> people() {
        return people;
    }

    /** Loads the missing data and returns the logins by service; does nothing if no sample data is requested. */
    Map<String, List<DemoLogin>> load(Host host, List<String> services, PrintWriter console) {
        Map<String, List<DemoLogin>> logins = new LinkedHashMap<>();
        if (!enabled) {
            ended.countDown();
            return logins;
        }
        try {
            int steps = services.stream()
                    .flatMap(service -> host.beans(service, SampleData.class).stream())
                    .mapToInt(SampleData::steps)
                    .sum();
            ProgressBar bar = new ProgressBar(console, "Loading sample data", steps);
            for (String service : services) {
                for (SampleData data : host.beans(service, SampleData.class)) {
                    failure = "loading: " + service;
                    logins.put(service, data.load(() -> step(bar, service)));
                }
            }
            bar.end();
            people = DemoPeople.of(logins);
            failure = "";
            loaded = Map.copyOf(logins);
            return logins;
        } finally {
            ended.countDown();
        }
    }

    /** Returns the logins by service; empty until the data is loaded. */
    Map<String, List<DemoLogin>> logins() {
        return loaded;
    }

    private void step(ProgressBar bar, String service) {
        if (stopping) {
            throw new CancellationException("The server is stopping");
        }
        bar.step(service);
    }

    /** Stops after the current step and waits for it, because the store is closed next. */
    void stop() {
        stopping = true;
        try {
            ended.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
