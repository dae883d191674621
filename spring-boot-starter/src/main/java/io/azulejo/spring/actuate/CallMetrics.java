package io.azulejo.spring.actuate;

import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.observe.CallListener;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Listener that records duration, requests and consumed capacity of each access pattern as meters. Thread-safe. */
final class CallMetrics implements CallListener {
    private final MeterRegistry registry;
    // A lookup in the registry costs more than a read of an item in memory.
    private final Map<Kind, Meters> known = new ConcurrentHashMap<>();

    private record Kind(String pattern, String operation, String outcome) {}

    private record Meters(Timer calls, Counter requests, Counter readUnits, Counter writeUnits) {}

    CallMetrics(MeterRegistry registry) {
        this.registry = registry;
    }

    @Override
    public void completed(Call call) {
        String outcome =
                call.failure() == null ? "done" : call.failure().getClass().getSimpleName();
        Meters meters = known.computeIfAbsent(new Kind(call.pattern(), call.operation(), outcome), this::register);
        meters.calls().record(call.duration());
        meters.requests().increment(call.requests());
        meters.readUnits().increment(call.readUnits());
        meters.writeUnits().increment(call.writeUnits());
    }

    private Meters register(Kind kind) {
        // Not of type Tags: Micrometer 1.15, which Spring Boot 3.5 brings, lacks those overloads.
        Iterable<Tag> tags =
                Tags.of("pattern", kind.pattern(), "operation", kind.operation(), "outcome", kind.outcome());
        return new Meters(
                registry.timer("dynamodb.calls", tags),
                registry.counter("dynamodb.requests", tags),
                registry.counter("dynamodb.read.units", tags),
                registry.counter("dynamodb.write.units", tags));
    }
}
