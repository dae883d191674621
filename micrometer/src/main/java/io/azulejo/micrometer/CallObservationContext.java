package io.azulejo.micrometer;

import io.azulejo.toolkit.observe.Call;
import io.micrometer.observation.Observation;
import org.jspecify.annotations.Nullable;

/** Context of the observation of one call, for handlers, filters and conventions. Used by one thread. */
public final class CallObservationContext extends Observation.Context {
    private final String pattern;
    private final String operation;
    private @Nullable Call call;

    CallObservationContext(String pattern, String operation) {
        this.pattern = pattern;
        this.operation = operation;
    }

    /** Returns the access pattern's documented name; the entity's name for a call without one. */
    public String pattern() {
        return pattern;
    }

    public String operation() {
        return operation;
    }

    /** Returns the completed call; null until the call completes. */
    public @Nullable Call call() {
        return call;
    }

    void complete(Call completed) {
        this.call = completed;
    }
}
