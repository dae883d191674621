package io.azulejo.micrometer;

import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.observe.CallListener;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Listener that makes each call an observation, and with a tracer's handler a span. The observation is the current one
 * while the call runs, so that spans of the AWS SDK or of an HTTP client are its children. Thread-safe.
 */
public final class CallObservations implements CallListener {
    private static final CallObservationConvention DEFAULT = new DefaultCallObservationConvention();

    private final ObservationRegistry observations;
    // Not the registry's current observation: a predicate may switch an observation off, and then it is not the call's.
    private final ThreadLocal<Deque<Running>> running = ThreadLocal.withInitial(ArrayDeque::new);

    private record Running(CallObservationContext context, Observation observation, Observation.Scope scope) {}

    public CallObservations(ObservationRegistry observations) {
        this.observations = observations;
    }

    @Override
    public void started(String pattern, String operation) {
        CallObservationContext context = new CallObservationContext(pattern, operation);
        Observation observation = Observation.createNotStarted(null, DEFAULT, () -> context, observations)
                .start();
        running.get().push(new Running(context, observation, observation.openScope()));
    }

    @Override
    public void completed(Call call) {
        Deque<Running> calls = running.get();
        Running last = calls.pop();
        if (calls.isEmpty()) {
            running.remove();
        }
        last.context().complete(call);
        if (call.failure() != null) {
            last.observation().error(call.failure());
        }
        last.scope().close();
        last.observation().stop();
    }
}
