package io.azulejo.web.backend;

import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.observe.CallListener;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;

/** Measures what each access pattern takes: time, requests and capacity. Thread-safe. */
public final class BackendMetrics implements CallListener {
    private final MeterRegistry meters;
    private final String service;

    public BackendMetrics(MeterRegistry meters, String service) {
        this.meters = meters;
        this.service = service;
    }

    @Override
    public void completed(Call call) {
        Tags tags = Tags.of(
                "service",
                service,
                "pattern",
                call.pattern(),
                "operation",
                call.operation(),
                "outcome",
                call.failure() == null ? "done" : call.failure().getClass().getSimpleName());
        meters.timer("dynamodb.calls", tags).record(call.duration());
        meters.counter("dynamodb.requests", tags).increment(call.requests());
        meters.counter("dynamodb.read.units", tags).increment(call.readUnits());
        meters.counter("dynamodb.write.units", tags).increment(call.writeUnits());
    }
}
