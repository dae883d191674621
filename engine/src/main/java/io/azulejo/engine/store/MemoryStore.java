package io.azulejo.engine.store;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * A store in an ordered map in memory, gone when it is closed. Safe for any number of threads. A walk sees changes made
 * while it goes on or not, key by key; the engine's locks keep apart what must not be seen half done.
 */
public final class MemoryStore implements Store {
    private final ConcurrentNavigableMap<byte[], byte[]> entries = new ConcurrentSkipListMap<>(Arrays::compareUnsigned);
    private final Map<CounterKey, LongAdder> counters = new ConcurrentHashMap<>();
    private volatile boolean closed;

    @Override
    public byte @Nullable [] get(byte[] key) {
        checkOpen();
        return entries.get(key);
    }

    @Override
    public long counter(byte[] key) {
        checkOpen();
        LongAdder counter = counters.get(new CounterKey(key));
        return counter == null ? 0 : counter.sum();
    }

    @Override
    public KeyWalk walk(byte[] from, byte[] to, Direction direction) {
        checkOpen();
        if (Arrays.compareUnsigned(from, to) >= 0) {
            return new MapWalk(Map.<byte[], byte[]>of().entrySet().iterator());
        }
        ConcurrentNavigableMap<byte[], byte[]> range = entries.subMap(from, true, to, false);
        return new MapWalk((direction == Direction.FORWARD ? range : range.descendingMap())
                .entrySet()
                .iterator());
    }

    @Override
    public void commit(Batch batch) {
        checkOpen();
        for (Batch.Change change : batch.changes()) {
            switch (change) {
                case Batch.Put put -> entries.put(put.key(), put.value());
                case Batch.Delete delete -> {
                    if (delete.key()[0] == Keyspace.COUNTERS.number()) {
                        counters.remove(new CounterKey(delete.key()));
                    } else {
                        entries.remove(delete.key());
                    }
                }
                case Batch.Add add ->
                    counters.computeIfAbsent(new CounterKey(add.key()), key -> new LongAdder())
                            .add(add.delta());
            }
        }
    }

    @Override
    public void backup(Path folder) {
        throw new UnsupportedOperationException("A store in memory has no backup; open the engine on a folder for one");
    }

    @Override
    public void close() {
        closed = true;
        entries.clear();
        counters.clear();
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("The store is closed");
        }
    }

    private static final class CounterKey {
        private final byte[] bytes;

        CounterKey(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof CounterKey key && Arrays.equals(bytes, key.bytes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes);
        }
    }
}
