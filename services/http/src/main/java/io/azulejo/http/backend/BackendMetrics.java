package io.azulejo.http.backend;

import io.azulejo.http.recording.Recording;
import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.observe.CallListener;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Listener that records the duration, requests and consumed capacity of each access pattern as meters, and adds the call
 * to the {@link Recording} of the HTTP request. Thread-safe.
 */
public final class BackendMetrics implements CallListener {
    private final MeterRegistry meters;
    private final String service;
    // A lookup in the registry costs more than a read of an item in memory.
    private final Map<Kind, Meters> known = new ConcurrentHashMap<>();

    private record Kind(String pattern, String operation, String outcome) {}

    private record Meters(Timer calls, Counter requests, Counter readUnits, Counter writeUnits) {}

    public BackendMetrics(MeterRegistry meters, String service) {
        this.meters = meters;
        this.service = service;
    }

    @Override
    public void completed(Call call) {
        String outcome =
                call.failure() == null ? "done" : call.failure().getClass().getSimpleName();
        Meters found = known.computeIfAbsent(new Kind(call.pattern(), call.operation(), outcome), this::register);
        found.calls().record(call.duration());
        found.requests().increment(call.requests());
        found.readUnits().increment(call.readUnits());
        found.writeUnits().increment(call.writeUnits());
        Recording.completed(call);
    }

    private Meters register(Kind kind) {
        Tags tags = Tags.of(
                "service",
                service,
                "pattern",
                kind.pattern(),
                "operation",
                kind.operation(),
                "outcome",
                kind.outcome());
        return new Meters(
                meters.timer("dynamodb.calls", tags),
                meters.counter("dynamodb.requests", tags),
                meters.counter("dynamodb.read.units", tags),
                meters.counter("dynamodb.write.units", tags));
    }
}
