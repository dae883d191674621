package io.azulejo.http.backend;

import io.azulejo.http.recording.Recording;
import io.azulejo.micrometer.CallMetrics;
import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.observe.CallListener;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;

/**
 * Listener that records the calls of a service as meters with the service's name, and adds them to the {@link Recording}
 * of the HTTP request. Thread-safe.
 */
public final class BackendMetrics implements CallListener {
    private final CallMetrics metrics;

    public BackendMetrics(MeterRegistry meters, String service) {
        this.metrics = new CallMetrics(meters, Tags.of("service", service));
    }

    @Override
    public void completed(Call call) {
        metrics.completed(call);
        Recording.completed(call);
    }
}
