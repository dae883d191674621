package io.azulejo.engine.model;

import java.time.Instant;

/** Control of a backend's expiry: sets its clock and sweeps expired items at once. */
@FunctionalInterface
public interface ExpiryControl {
    /** Start time of every run; expiry dates are around it. */
    Instant BEGINNING = Instant.parse("2026-11-16T00:00:00Z");

    /** Sets the time and deletes expired items. */
    void sweepAt(Instant now);
}
