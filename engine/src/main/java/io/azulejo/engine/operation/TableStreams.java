package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.StreamSpecification;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.stream.StreamDefinition;
import io.azulejo.engine.stream.Streams;
import io.azulejo.engine.table.TableDefinition;
import io.azulejo.engine.table.TableStream;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Gives tables streams and takes them away, for the operations that define tables. Safe for any number of threads. */
public final class TableStreams {
    private final Streams streams;

    public TableStreams(Streams streams) {
        this.streams = streams;
    }

    /** The definition with a new stream of this id, which the batch stores, if one is asked for. */
    TableDefinition opened(
            TableDefinition table, @Nullable StreamSpecification asked, int id, Instant now, Batch batch) {
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

    /** The definition with its stream enabled or disabled as asked, staged in the batch. */
    TableDefinition changed(
            TableDefinition table, @Nullable StreamSpecification asked, int id, Instant now, Batch batch) {
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

    private TableDefinition disabled(TableDefinition table, TableStream stream, Instant now, Batch batch) {
        streams.disable(stream, now, batch);
        return table.withSettings(table.settings().withStream(stream.disabled()));
    }

    /** Stages that the stream of a table that is about to go is disabled. */
    void dropped(TableDefinition table, Instant now, Batch batch) {
        TableStream stream = table.settings().stream();
        if (stream != null && stream.enabled()) {
            streams.disable(stream, now, batch);
        }
    }

    /** Shows readers what has become of a table's stream, when no write can see the definition before any more. */
    void settle(@Nullable TableDefinition before, @Nullable TableDefinition after, Instant now) {
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
