package io.azulejo.cli.serve;

import io.azulejo.web.demo.DemoLogin;
import io.azulejo.web.demo.SampleData;
import io.azulejo.web.host.HealthCheck;
import io.azulejo.web.host.Host;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;

/**
 * The sample data of all services. As a check of health it fails until the data stands. Loaded by one thread, asked
 * and stopped by any.
 */
final class Demo implements HealthCheck {
    private final boolean wanted;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile String failure;
    private volatile boolean stopping;

    Demo(boolean wanted) {
        this.wanted = wanted;
        this.failure = wanted ? "waits to be loaded" : "";
    }

    @Override
    public String name() {
        return "sample-data";
    }

    @Override
    public Optional<String> failure() {
        return failure.isEmpty() ? Optional.empty() : Optional.of(failure);
    }

    /** Loads what is missing and returns the log-ins by service; nothing and none where no sample data is wanted. */
    Map<String, List<DemoLogin>> load(Host host, List<String> services, PrintWriter console) {
        Map<String, List<DemoLogin>> logins = new LinkedHashMap<>();
        if (!wanted) {
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
                    failure = "is being loaded: " + service;
                    logins.put(service, data.load(() -> step(bar, service)));
                }
            }
            bar.end();
            failure = "";
            return logins;
        } finally {
            ended.countDown();
        }
    }

    private void step(ProgressBar bar, String service) {
        if (stopping) {
            throw new CancellationException("The server is being stopped");
        }
        bar.step(service);
    }

    /** Has the loading end after the step under way, and waits for that: the store is closed next. */
    void stop() {
        stopping = true;
        try {
            ended.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
