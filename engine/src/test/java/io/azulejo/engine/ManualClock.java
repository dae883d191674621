package io.azulejo.engine;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that the test sets by hand. */
public final class ManualClock implements InstantSource {
    private volatile Instant now = Instant.parse("2026-11-15T12:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    public void advance(Duration duration) {
        now = now.plus(duration);
    }
}
