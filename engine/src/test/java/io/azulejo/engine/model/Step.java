package io.azulejo.engine.model;

import java.util.Map;

/** One operation of a run, executed on the backend under test and on the reference model. */
interface Step {
    /** Calls the backend; returns the part of the response that DynamoDB promises. */
    Map<String, Object> on(Backend backend);

    /** Returns the correct response, or throws a {@link ModelError}. */
    Map<String, Object> on(ReferenceModel model);

    /** Returns whether the backend supports this step. */
    default boolean isSupportedBy(Backend backend) {
        return true;
    }

    /** Returns whether DynamoDB itself may need a moment until its response is correct. */
    default boolean eventual() {
        return false;
    }
}
