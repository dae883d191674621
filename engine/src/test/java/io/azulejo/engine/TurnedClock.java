package io.azulejo.engine;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands still until it is turned. */
public final class TurnedClock implements InstantSource {
    private volatile Instant now = Instant.parse("2026-11-15T12:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    public void turn(Duration duration) {
        now = now.plus(duration);
    }
}
