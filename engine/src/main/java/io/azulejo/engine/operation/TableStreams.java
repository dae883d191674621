package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.StreamSpecification;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.stream.StreamDefinition;
import io.azulejo.engine.stream.Streams;
import io.azulejo.engine.table.TableMetadata;
import io.azulejo.engine.table.TableStream;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Creation and removal of tables' streams, for the operations that define tables. Thread-safe. */
public final class TableStreams {
    private final Streams streams;

    public TableStreams(Streams streams) {
        this.streams = streams;
    }

    /** Returns the definition with a new stream of this id if one is asked for; the batch stores the stream. */
    TableMetadata opened(TableMetadata table, @Nullable StreamSpecification asked, int id, Instant now, Batch batch) {
        if (asked == null || !Boolean.TRUE.equals(asked.streamEnabled())) {
            return table;
        }
        TableStream.View view = TableStream.View.valueOf(Objects.requireNonNull(asked.streamViewType()));
        String label = streams.label(table.name(), now);
        streams.open(
                new StreamDefinition(
                        id, table.name(), TableDescriptions.keySchema(table.key()), label, view, now, null),
                batch);
        return table.withSettings(table.settings().withStream(new TableStream(id, label, view, true)));
    }

    /** Returns the definition with its stream enabled or disabled as asked, and stages the change in the batch. */
    TableMetadata changed(TableMetadata table, @Nullable StreamSpecification asked, int id, Instant now, Batch batch) {
        if (asked == null) {
            return table;
        }
        TableStream current = table.settings().stream();
        boolean hasStream = current != null && current.enabled();
        if (Boolean.TRUE.equals(asked.streamEnabled())) {
            if (hasStream) {
                throw EngineException.validation("Table already has an enabled stream: TableName: " + table.name());
            }
            return opened(table, asked, id, now, batch);
        }
        if (current == null || !hasStream) {
            throw EngineException.validation("Table does not have an enabled stream: TableName: " + table.name());
        }
        return disabled(table, current, now, batch);
    }

    private TableMetadata disabled(TableMetadata table, TableStream stream, Instant now, Batch batch) {
        streams.disable(stream, now, batch);
        return table.withSettings(table.settings().withStream(stream.disabled()));
    }

    /** Stages that the stream of a table to be deleted is disabled. */
    void dropped(TableMetadata table, Instant now, Batch batch) {
        TableStream stream = table.settings().stream();
        if (stream != null && stream.enabled()) {
            streams.disable(stream, now, batch);
        }
    }

    /** Publishes the change of a table's stream to readers, once no write can see the old definition any more. */
    void publish(@Nullable TableMetadata before, @Nullable TableMetadata after, Instant now) {
        TableStream had = before == null ? null : before.settings().stream();
        TableStream has = after == null ? null : after.settings().stream();
        if (had != null && had.enabled() && (has == null || !has.enabled())) {
            streams.disabled(had, now);
        }
        if (has != null && has.enabled()) {
            streams.opened(has.id());
        }
    }
}
