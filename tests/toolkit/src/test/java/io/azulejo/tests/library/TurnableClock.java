package io.azulejo.tests.library;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands still until it is turned. */
final class TurnableClock implements InstantSource {
    private volatile Instant now = Instant.parse("2026-11-15T10:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    void turn(Duration by) {
        now = now.plus(by);
    }
}
