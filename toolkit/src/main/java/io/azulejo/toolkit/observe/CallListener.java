package io.azulejo.toolkit.observe;

/** Listener for completed calls, invoked on the calling thread. Must be thread-safe and fast. */
@FunctionalInterface
public interface CallListener {
    void completed(Call call);
}
