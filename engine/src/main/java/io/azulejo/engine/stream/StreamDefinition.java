package io.azulejo.engine.stream;

import io.azulejo.engine.request.KeySchemaElement;
import io.azulejo.engine.table.TableStream;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A stream of a table. It remains for a day after it is disabled, even if its table is deleted. */
public record StreamDefinition(
        int id,
        String tableName,
        List<KeySchemaElement> keySchema,
        String label,
        TableStream.View view,
        Instant created,
        @Nullable Instant disabled) {
    /** Returns the id of the stream's only shard, derived from values that never change. */
    public String shardId() {
        return String.format(Locale.ROOT, "shardId-%020d-%08x", created.toEpochMilli(), id);
    }

    public String status() {
        return disabled == null ? "ENABLED" : "DISABLED";
    }

    StreamDefinition disabledAt(Instant instant) {
        return new StreamDefinition(id, tableName, keySchema, label, view, created, instant);
    }
}
