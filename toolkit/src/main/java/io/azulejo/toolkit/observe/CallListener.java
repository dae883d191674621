package io.azulejo.toolkit.observe;

/** Is told of every call when it is over, on the calling thread. Must be thread-safe and quick. */
@FunctionalInterface
public interface CallListener {
    void completed(Call call);
}
