package io.azulejo.engine.stream;

import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.Store;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * An open stream: its definition and the sequence numbers of its records. Concurrent writes may finish in another order
 * than that of their numbers, so readers see records only up to the first unfinished one: the part they have read never
 * gains a record. Thread-safe.
 */
public final class StreamLog {
    /** The sequence number of a stream's first record. */
    public static final long FIRST = 1;

    private final Store store;
    private final byte[] prefix;
    private final TreeSet<Long> beingWritten = new TreeSet<>();
    private final byte[] startKey;
    private volatile StreamDefinition definition;
    private volatile long start;
    private long next;

    StreamLog(Store store, StreamDefinition definition) {
        this.store = store;
        this.definition = definition;
        this.prefix =
                new KeyWriter(Keyspace.STREAM_RECORDS).int32(definition.id()).bytes();
        this.startKey =
                new KeyWriter(Keyspace.STREAM_STARTS).int32(definition.id()).bytes();
        byte @Nullable [] stored = store.get(startKey);
        this.start = stored == null ? FIRST : ByteBuffer.wrap(stored).getLong();
        this.next = Math.max(start, lastStored() + 1);
    }

    private long lastStored() {
        try (KeyWalk walk = store.walk(prefix, KeyWriter.after(prefix), Direction.BACKWARD)) {
            return walk.next() ? sequence(walk.key()) : 0;
        }
    }

    public StreamDefinition definition() {
        return definition;
    }

    void define(StreamDefinition newDefinition) {
        definition = newDefinition;
    }

    /** Returns the sequence number of the oldest record that is not trimmed. */
    public long start() {
        return start;
    }

    /** Allocates the sequence number of a record to be written; {@link #end} must follow. */
    synchronized long begin() {
        beingWritten.add(next);
        return next++;
    }

    /** Marks a record as written, or as never to be written. */
    synchronized void end(long sequence) {
        beingWritten.remove(sequence);
    }

    /** Returns the sequence number after the last visible record. */
    public synchronized long visibleEnd() {
        return beingWritten.isEmpty() ? next : beingWritten.first();
    }

    byte[] key(long sequence) {
        return new KeyWriter(prefix, Long.BYTES).int64(sequence).bytes();
    }

    /** Returns the visible records from a sequence number on, within the limits, but at least one if there is one. */
    public List<StreamRecord> read(long from, int mostRecords, long mostBytes) {
        long end = visibleEnd();
        List<StreamRecord> records = new ArrayList<>();
        if (from >= end) {
            return records;
        }
        long bytes = 0;
        try (KeyWalk walk = store.walk(key(from), key(end), Direction.FORWARD)) {
            while (records.size() < mostRecords && bytes < mostBytes && walk.next()) {
                StreamRecord record = RecordCodec.decode(sequence(walk.key()), walk.value());
                records.add(record);
                bytes += record.sizeBytes();
            }
        }
        return records;
    }

    /** Deletes up to a number of the oldest records; returns false if none was older than the instant. */
    boolean trim(long epochMilli, int mostRecords) {
        Batch batch = new Batch();
        long newStart = start;
        int trimmed = 0;
        try (KeyWalk walk = store.walk(prefix, key(visibleEnd()), Direction.FORWARD)) {
            while (trimmed < mostRecords && walk.next() && RecordCodec.epochMilli(walk.value()) < epochMilli) {
                batch.delete(walk.key());
                newStart = sequence(walk.key()) + 1;
                trimmed++;
            }
        }
        if (trimmed == 0) {
            return false;
        }
        batch.put(startKey, ByteBuffer.allocate(Long.BYTES).putLong(newStart).array());
        store.commit(batch);
        start = newStart;
        return true;
    }

    /** Stages the deletion of the stream's data other than definition and records. */
    void drop(Batch batch) {
        batch.delete(startKey);
    }

    private static long sequence(byte[] key) {
        return ByteBuffer.wrap(key).getLong(1 + Integer.BYTES);
    }
}
