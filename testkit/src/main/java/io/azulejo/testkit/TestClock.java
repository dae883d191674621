package io.azulejo.testkit;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** The engine's clock, which stands still until a test turns it. Safe for any number of threads. */
public final class TestClock implements InstantSource {
    private volatile Instant now = Instant.parse("2030-01-01T12:00:00Z");

    TestClock() {}

    @Override
    public Instant instant() {
        return now;
    }

    /** Turns the clock on; {@code Engine.sweep()} then removes what has expired. */
    public synchronized void turn(Duration duration) {
        if (duration.isNegative()) {
            throw new IllegalArgumentException("The clock is only turned forward, not by " + duration);
        }
        now = now.plus(duration);
    }

    /** Sets the clock to a time that is not before its own. */
    public synchronized void turnTo(Instant instant) {
        turn(Duration.between(now, instant));
    }
}
