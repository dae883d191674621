package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.internal.RequestSender;

/**
 * Write of one entity, as requested by the caller. It is planned again for each attempt, on one thread.
 *
 * @param <R> the result type
 */
public sealed interface Write<R> permits CreateWrite, PutWrite, UpdateWrite, UpsertWrite, DeleteWrite, CheckWrite {

    /** Returns the actions, after reading what they depend on. */
    WritePlan<R> plan(DesignContext context, RequestSender requests);
}
