package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.internal.Requests;

/**
 * A write of one entity as its caller asked for it. Planned anew for each attempt, on one thread.
 *
 * @param <R> what the caller gets
 */
public sealed interface Write<R> permits CreateWrite, PutWrite, UpdateWrite, DeleteWrite, CheckWrite {

    /** The actions to take, after reading what must be known for them. */
    Plan<R> plan(DesignContext context, Requests requests);
}
