package io.azulejo.engine.table;

import java.time.Instant;

/**
 * Source of the items of a table that is being restored. The table is not available before it has all of them.
 *
 * @param sourceId id of the backup or of the source table
 * @param arn ARN of the backup or of the source table
 * @param sourceTableArn ARN of the table that the items come from
 * @param time the moment whose items the table gets
 */
public record TableFill(Kind kind, int sourceId, String arn, String sourceTableArn, Instant time) {
    /** Kinds of sources. */
    public enum Kind {
        BACKUP,
        POINT_IN_TIME
    }
}
