package io.azulejo.engine.table;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Settings of a table other than keys, indexes and billing. Tags are in the order in which they were set.
 *
 * @param kmsKeyArn the key that a caller wants the table to be encrypted with, stored without effect; null for the
 *     default
 * @param fill the source of the items while the table is being restored; otherwise null
 */
public record TableSettings(
        @Nullable TimeToLive timeToLive,
        @Nullable TableStream stream,
        Map<String, String> tags,
        @Nullable TableClass tableClass,
        boolean deletionProtected,
        @Nullable String kmsKeyArn,
        @Nullable PointInTimeRecovery recovery,
        @Nullable TableFill fill) {
    public static final TableSettings NONE = new TableSettings(null, null, Map.of(), null, false, null, null, null);

    public TableSettings withTimeToLive(@Nullable TimeToLive newTimeToLive) {
        return new TableSettings(newTimeToLive, stream, tags, tableClass, deletionProtected, kmsKeyArn, recovery, fill);
    }

    public TableSettings withStream(@Nullable TableStream newStream) {
        return new TableSettings(timeToLive, newStream, tags, tableClass, deletionProtected, kmsKeyArn, recovery, fill);
    }

    public TableSettings withTags(Map<String, String> newTags) {
        return new TableSettings(timeToLive, stream, newTags, tableClass, deletionProtected, kmsKeyArn, recovery, fill);
    }

    public TableSettings withTableClass(@Nullable TableClass newTableClass) {
        return new TableSettings(timeToLive, stream, tags, newTableClass, deletionProtected, kmsKeyArn, recovery, fill);
    }

    public TableSettings withDeletionProtected(boolean newlyProtected) {
        return new TableSettings(timeToLive, stream, tags, tableClass, newlyProtected, kmsKeyArn, recovery, fill);
    }

    public TableSettings withKmsKeyArn(@Nullable String newKey) {
        return new TableSettings(timeToLive, stream, tags, tableClass, deletionProtected, newKey, recovery, fill);
    }

    public TableSettings withRecovery(@Nullable PointInTimeRecovery newRecovery) {
        return new TableSettings(timeToLive, stream, tags, tableClass, deletionProtected, kmsKeyArn, newRecovery, fill);
    }

    public TableSettings withFill(@Nullable TableFill newFill) {
        return new TableSettings(timeToLive, stream, tags, tableClass, deletionProtected, kmsKeyArn, recovery, newFill);
    }
}
