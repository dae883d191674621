package io.azulejo.engine.stream;

import io.azulejo.engine.index.ItemPages;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.ResourceNames;
import io.azulejo.engine.table.TableStream;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;

/**
 * All streams in the store, including those of deleted tables. Thread-safe; opening, disabling and trimming streams
 * must be serialized by the caller.
 */
public final class Streams {
    private final Store store;
    private final ResourceNames names;
    private final Map<Integer, StreamLog> logs = new ConcurrentHashMap<>();
    private final NavigableMap<String, StreamLog> byArn = new ConcurrentSkipListMap<>();

    public Streams(Store store, ResourceNames names) {
        this.store = store;
        this.names = names;
        byte[] prefix = {Keyspace.STREAMS.number()};
        try (KeyWalk walk = store.walk(prefix, KeyWriter.after(prefix), Direction.FORWARD)) {
            while (walk.next()) {
                StreamDefinition definition = StreamCodec.decode(walk.value());
                logs.put(definition.id(), new StreamLog(store, definition));
                opened(definition.id());
            }
        }
    }

    public String arn(StreamDefinition stream) {
        return names.stream(stream.tableName(), stream.label());
    }

    public @Nullable StreamLog log(int id) {
        return logs.get(id);
    }

    public @Nullable StreamLog log(String arn) {
        return byArn.get(arn);
    }

    /** Returns the streams after an ARN, in order; all of them if it is null. */
    public NavigableMap<String, StreamLog> after(@Nullable String arn) {
        return arn == null ? byArn : byArn.tailMap(arn, false);
    }

    /** Returns a label that no other stream of the table has: the time, or the next free millisecond after it. */
    public String label(String tableName, Instant now) {
        Instant free = now.truncatedTo(ChronoUnit.MILLIS);
        while (byArn.containsKey(names.stream(tableName, StreamLabel.of(free)))) {
            free = free.plusMillis(1);
        }
        return StreamLabel.of(free);
    }

    /**
     * Stages a new stream and prepares it before any write can see it in its table's definition. {@link #opened} must
     * follow when the batch is committed.
     */
    public void open(StreamDefinition definition, Batch batch) {
        batch.put(key(definition.id()), StreamCodec.encode(definition));
        logs.put(definition.id(), new StreamLog(store, definition));
    }

    /** Makes a stream visible to readers. */
    public void opened(int id) {
        StreamLog log = logs.get(id);
        if (log != null) {
            byArn.put(arn(log.definition()), log);
        }
    }

    /** Stages that a stream is disabled. {@link #disabled} must follow when no write can reach it any more. */
    public void disable(TableStream stream, Instant now, Batch batch) {
        StreamLog log = logs.get(stream.id());
        if (log != null) {
            batch.put(key(stream.id()), StreamCodec.encode(log.definition().disabledAt(now)));
        }
    }

    public void disabled(TableStream stream, Instant now) {
        StreamLog log = logs.get(stream.id());
        if (log != null) {
            log.define(log.definition().disabledAt(now));
        }
    }

    /**
     * Deletes a stream with all its records. The definition is deleted last, so that an interrupted deletion is
     * resumed.
     */
    void drop(StreamLog log) {
        int id = log.definition().id();
        ItemPages pages = new ItemPages(
                store, new KeyWriter(Keyspace.STREAM_RECORDS).int32(id).bytes());
        for (List<byte[]> keys = pages.next(); !keys.isEmpty(); keys = pages.next()) {
            Batch batch = new Batch();
            keys.forEach(batch::delete);
            store.commit(batch);
        }
        Batch batch = new Batch().delete(key(id));
        log.drop(batch);
        store.commit(batch);
        byArn.remove(arn(log.definition()));
        logs.remove(id);
    }

    private static byte[] key(int id) {
        return new KeyWriter(Keyspace.STREAMS).int32(id).bytes();
    }
}
