package io.azulejo.toolkit.observe;

/** Listener for calls, invoked on the calling thread. Must be thread-safe and fast, and must not throw. */
@FunctionalInterface
public interface CallListener {
    void completed(Call call);

    /**
     * Called before the first request of a call. {@link #completed} follows on the same thread; a call made in between
     * completes first.
     *
     * @param pattern the access pattern's documented name; the entity's name for a call without one
     * @param operation the operation, such as {@code get} or {@code create}
     */
    default void started(String pattern, String operation) {}

    /** Returns a listener that notifies this one and another one, which starts after this one and completes before it. */
    default CallListener andThen(CallListener inner) {
        CallListener outer = this;
        return new CallListener() {
            @Override
            public void started(String pattern, String operation) {
                outer.started(pattern, operation);
                inner.started(pattern, operation);
            }

            @Override
            public void completed(Call call) {
                inner.completed(call);
                outer.completed(call);
            }
        };
    }
}
