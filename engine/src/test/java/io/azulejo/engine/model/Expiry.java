package io.azulejo.engine.model;

import java.time.Instant;

/** A backend whose clock can be turned and whose expired items can be swept at once. */
@FunctionalInterface
public interface Expiry {
    /** Where the steps of every run begin; expiry dates lie around it. */
    Instant BEGINNING = Instant.parse("2026-11-16T00:00:00Z");

    /** Makes it this time, and deletes what has expired. */
    void sweepAt(Instant now);
}
