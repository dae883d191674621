package io.azulejo.engine.history;

/** A call with its result and the clock ticks when it began and ended. */
record Event<C, R>(int thread, C call, R result, long began, long ended) {
    boolean endedBefore(Event<C, R> other) {
        return ended < other.began;
    }
}
