package io.azulejo.engine.history;

import java.util.Optional;

/** What calls do to a state when they come one after the other. */
interface Behaviour<S, C, R> {
    S initial();

    /** The state after the call, or nothing if the call could not have had this result. */
    Optional<S> after(S state, C call, R result);
}
