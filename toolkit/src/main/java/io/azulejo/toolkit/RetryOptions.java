package io.azulejo.toolkit;

import java.time.Duration;
import java.util.function.Consumer;

/**
 * Retry policy for conflicting transactions, for items that changed between read and write, and for unprocessed items
 * of a batch. Retries by the SDK's client are not counted. Immutable.
 *
 * @param attempts maximum number of attempts, including the first
 * @param firstPause upper bound of the pause before the second attempt; it doubles with each further attempt
 * @param longestPause limit of the doubling
 * @param pause waits for the duration; tests replace it with one that returns at once
 */
public record RetryOptions(int attempts, Duration firstPause, Duration longestPause, Consumer<Duration> pause) {

    public RetryOptions {
        if (attempts < 1) {
            throw new IllegalArgumentException("attempts is at least 1, not " + attempts);
        }
    }

    /** Returns the default policy: ten attempts, 20 ms to 2 s apart. */
    public static RetryOptions defaults() {
        return new RetryOptions(10, Duration.ofMillis(20), Duration.ofSeconds(2), RetryOptions::sleep);
    }

    public RetryOptions attempts(int attempts) {
        return new RetryOptions(attempts, firstPause, longestPause, pause);
    }

    public RetryOptions pause(Consumer<Duration> pause) {
        return new RetryOptions(attempts, firstPause, longestPause, pause);
    }

    private static void sleep(Duration duration) {
        try {
            Thread.sleep(duration);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while waiting to try again", e);
        }
    }
}
