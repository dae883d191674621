package io.azulejo.toolkit;

import java.time.Duration;
import java.util.function.Consumer;

/**
 * How often and after which pauses the toolkit tries again what others got in the way of: conflicting transactions,
 * items changed between read and write, unprocessed leftovers of a batch. What the SDK's client retries by itself is
 * not counted. Immutable.
 *
 * @param attempts how often at most, the first time included
 * @param firstPause the longest wait before the second attempt; it doubles with every further one
 * @param longestPause where the doubling ends
 * @param pause waits; tests give one that does not
 */
public record RetryOptions(int attempts, Duration firstPause, Duration longestPause, Consumer<Duration> pause) {

    public RetryOptions {
        if (attempts < 1) {
            throw new IllegalArgumentException("There is at least 1 attempt, not " + attempts);
        }
    }

    /** Ten attempts, 20 ms to 2 s apart. */
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
