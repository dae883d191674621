package io.azulejo.engine.table;

import java.time.Duration;
import java.time.Instant;

/** Recording of a table's changes, so that it can be restored as it was at any moment of the last days. */
public record PointInTimeRecovery(Instant enabled, int days) {
    /** DynamoDB's longest period, which is also the default. */
    public static final int MAX_DAYS = 35;

    /** Returns the oldest moment to which the table can be restored. */
    public Instant earliest(Instant now) {
        Instant start = now.minus(Duration.ofDays(days));
        return start.isBefore(enabled) ? enabled : start;
    }
}
