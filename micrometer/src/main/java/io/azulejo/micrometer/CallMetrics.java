package io.azulejo.micrometer;

import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.observe.CallListener;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Listener that records the duration, requests and consumed capacity of each access pattern as the meters {@code
 * dynamodb.calls}, {@code dynamodb.requests}, {@code dynamodb.read.units} and {@code dynamodb.write.units}, with the tags
 * {@code pattern}, {@code operation} and {@code outcome}. Thread-safe.
 */
public final class CallMetrics implements CallListener {
    private final MeterRegistry meters;
    private final Tags tags;
    // A lookup in the registry costs more than a read of an item in memory.
    private final Map<Kind, Meters> known = new ConcurrentHashMap<>();

    private record Kind(String pattern, String operation, String outcome) {}

    private record Meters(Timer calls, Counter requests, Counter readUnits, Counter writeUnits) {}

    public CallMetrics(MeterRegistry meters) {
        this(meters, Tags.empty());
    }

    /** Creates the listener. {@code tags} are added to every meter, such as the name of the service. */
    public CallMetrics(MeterRegistry meters, Iterable<Tag> tags) {
        this.meters = meters;
        this.tags = Tags.of(tags);
    }

    @Override
    public void completed(Call call) {
        Kind kind = new Kind(call.pattern(), call.operation(), CallTags.outcome(call));
        Meters found = known.computeIfAbsent(kind, this::register);
        found.calls().record(call.duration());
        found.requests().increment(call.requests());
        found.readUnits().increment(call.readUnits());
        found.writeUnits().increment(call.writeUnits());
    }

    private Meters register(Kind kind) {
        Tags all = tags.and(
                CallTags.PATTERN,
                kind.pattern(),
                CallTags.OPERATION,
                kind.operation(),
                CallTags.OUTCOME,
                kind.outcome());
        return new Meters(
                meters.timer("dynamodb.calls", all),
                meters.counter("dynamodb.requests", all),
                meters.counter("dynamodb.read.units", all),
                meters.counter("dynamodb.write.units", all));
    }
}
