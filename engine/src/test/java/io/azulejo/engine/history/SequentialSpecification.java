package io.azulejo.engine.history;

import java.util.Optional;

/** Sequential specification: how calls change a state when they run one after the other. */
interface SequentialSpecification<S, C, R> {
    S initial();

    /** Returns the state after the call, or nothing if the call could not have had this result. */
    Optional<S> after(S state, C call, R result);
}
