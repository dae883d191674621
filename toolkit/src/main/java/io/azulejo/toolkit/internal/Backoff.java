package io.azulejo.toolkit.internal;

import io.azulejo.toolkit.RetryOptions;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** Counts the attempts of one call and waits between them, longer each time, with full jitter. Not thread-safe. */
public final class Backoff {
    private final RetryOptions options;
    private int attempt = 1;

    public Backoff(RetryOptions options) {
        this.options = options;
    }

    public int attempts() {
        return attempt;
    }

    /** Waits and gives true, or gives false if there is to be no further attempt. */
    public boolean again() {
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
