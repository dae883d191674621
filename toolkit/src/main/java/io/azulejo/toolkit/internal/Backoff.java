package io.azulejo.toolkit.internal;

import io.azulejo.toolkit.RetryOptions;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** Exponential backoff with full jitter, for the attempts of one call. Not thread-safe. */
public final class Backoff {
    private final RetryOptions options;
    private int attempt = 1;

    public Backoff(RetryOptions options) {
        this.options = options;
    }

    public int attempts() {
        return attempt;
    }

    /** Waits and returns true; returns false without waiting if no attempt is left. */
    public boolean awaitNextAttempt() {
        if (attempt >= options.attempts()) {
            return false;
        }
        long ceiling =
                Math.min(options.longestPause().toNanos(), options.firstPause().toNanos() << Math.min(attempt - 1, 20));
        attempt++;
        options.pause().accept(Duration.ofNanos(ThreadLocalRandom.current().nextLong(ceiling + 1)));
        return true;
    }
}
