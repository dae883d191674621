package io.azulejo.engine.model;

import java.util.Map;

/** One operation of a run, to be made on the backend under test and on the reference model. */
interface Step {
    /** Calls the backend; what it answers, as far as DynamoDB promises it. */
    Map<String, Object> on(Backend backend);

    /** The answer that is right, or a {@link Refusal}. */
    Map<String, Object> on(ReferenceModel model);

    /** Whether the backend can be asked this at all. */
    default boolean suits(Backend backend) {
        return true;
    }

    /** Whether DynamoDB itself may take a moment until its answer is the right one. */
    default boolean eventual() {
        return false;
    }
}
