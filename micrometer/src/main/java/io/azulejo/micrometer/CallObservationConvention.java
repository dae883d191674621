package io.azulejo.micrometer;

import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationConvention;

/** Convention for the name and the key values of calls. Register one at the observation registry to change them. */
public interface CallObservationConvention extends ObservationConvention<CallObservationContext> {
    @Override
    default boolean supportsContext(Observation.Context context) {
        return context instanceof CallObservationContext;
    }
}
