package io.azulejo.engine.table;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The storage class of a table, which the engine stores without effect, and when it last changed. */
public record TableClass(Kind kind, @Nullable Instant updated) {
    /** DynamoDB's table classes, under their wire names. */
    public enum Kind {
        STANDARD,
        STANDARD_INFREQUENT_ACCESS
    }
}
