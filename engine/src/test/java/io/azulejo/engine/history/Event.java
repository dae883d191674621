package io.azulejo.engine.history;

/** A call that was made, what came of it, and the ticks of the clock when it began and ended. */
record Event<C, R>(int thread, C call, R result, long began, long ended) {
    boolean endedBefore(Event<C, R> other) {
        return ended < other.began;
    }
}
