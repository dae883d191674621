package io.azulejo.engine.table;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Settings of a table other than keys, indexes and billing. Tags are in the order in which they were set. */
public record TableSettings(
        @Nullable TimeToLive timeToLive,
        @Nullable TableStream stream,
        Map<String, String> tags,
        @Nullable TableClass tableClass,
        boolean deletionProtected) {
    public TableSettings withTimeToLive(@Nullable TimeToLive newTimeToLive) {
        return new TableSettings(newTimeToLive, stream, tags, tableClass, deletionProtected);
    }

    public TableSettings withStream(@Nullable TableStream newStream) {
        return new TableSettings(timeToLive, newStream, tags, tableClass, deletionProtected);
    }

    public TableSettings withTags(Map<String, String> newTags) {
        return new TableSettings(timeToLive, stream, newTags, tableClass, deletionProtected);
    }

    public TableSettings withTableClass(TableClass newTableClass) {
        return new TableSettings(timeToLive, stream, tags, newTableClass, deletionProtected);
    }

    public TableSettings withDeletionProtected(boolean newlyProtected) {
        return new TableSettings(timeToLive, stream, tags, tableClass, newlyProtected);
    }
}
