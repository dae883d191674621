package io.azulejo.engine.table;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Source of the items of a table that is being created from existing data. The table is not available before it has all
 * of them.
 *
 * @param sourceId id of the backup or of the source table; 0 for an import
 * @param arn ARN of the backup, of the source table or of the import
 * @param sourceTableArn ARN of the table that the items come from; null for an import
 * @param time the moment whose items the table gets
 */
public record TableFill(
        Kind kind, int sourceId, String arn, @Nullable String sourceTableArn, Instant time) {
    /** Kinds of sources. */
    public enum Kind {
        BACKUP,
        POINT_IN_TIME,
        IMPORT
    }
}
