package io.azulejo.web.job;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Consumer;

/**
 * Keeps long work to so many writes a second, so that a table has time to grow with it and requests keep their share.
 * Thread-safe.
 *
 * @param pause waits; tests give one that does not
 */
public record Pace(int perSecond, InstantSource clock, Consumer<Duration> pause) {

    public Pace {
        if (perSecond < 1) {
            throw new IllegalArgumentException("A pace is at least 1 write a second, not " + perSecond);
        }
    }

    public static Pace of(int perSecond, InstantSource clock) {
        return new Pace(perSecond, clock, Pace::sleep);
    }

    /** Returns no sooner than so many writes may take. */
    public void keep(Instant begun, int writes) {
        Duration due = Duration.ofNanos(writes * Duration.ofSeconds(1).toNanos() / perSecond);
        Duration left = due.minus(Duration.between(begun, clock.instant()));
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
