package io.azulejo.patterns.job;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Consumer;

/**
 * Limit on the writes per second of a long job, so that the table can scale up and requests keep their share.
 * Thread-safe.
 *
 * @param pause the sleep function; tests use one that does not sleep
 */
public record Throttle(int perSecond, InstantSource clock, Consumer<Duration> pause) {

    public Throttle {
        if (perSecond < 1) {
            throw new IllegalArgumentException("A pace must be at least 1 write per second, not " + perSecond);
        }
    }

    public static Throttle of(int perSecond, InstantSource clock) {
        return new Throttle(perSecond, clock, Throttle::sleep);
    }

    /**
     * Waits until the given number of writes is within the limit.
     *
     * @param begun start of the writes
     */
    public void await(Instant begun, int writes) {
        Duration minimum = Duration.ofNanos(writes * Duration.ofSeconds(1).toNanos() / perSecond);
        Duration left = minimum.minus(Duration.between(begun, clock.instant()));
        if (left.isPositive()) {
            pause.accept(left);
        }
    }

    private static void sleep(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
