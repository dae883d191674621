package io.azulejo.testing;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A clock that stands still until a test turns it, or that goes on with every look at it. Thread-safe.
 *
 * <p>Where a test runs on a backend with a clock of its own it should start in the future: what expires there in the past
 * is swept while the test still needs it.
 */
public final class TurnedClock implements InstantSource {
    private final AtomicReference<Instant> now;
    private volatile Duration tick = Duration.ZERO;

    public TurnedClock(String start) {
        now = new AtomicReference<>(Instant.parse(start));
    }

    @Override
    public Instant instant() {
        return now.getAndUpdate(time -> time.plus(tick));
    }

    /** From now on no two who look at it see the same time. */
    public void tick(Duration by) {
        tick = by;
    }

    public void turn(Duration by) {
        now.updateAndGet(time -> time.plus(by));
    }
}
