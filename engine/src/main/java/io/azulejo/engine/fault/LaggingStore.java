package io.azulejo.engine.fault;

import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.MapWalk;
import io.azulejo.engine.store.Store;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;

/**
 * A store that remembers for a while what index entries were before they changed, so that readers can be shown the past.
 * What is written is written at once and together, faults or not. Safe for any number of threads.
 */
public final class LaggingStore implements Store {
    /** What an entry was, null for absent, and until when readers see it. */
    @SuppressWarnings("ArrayRecordComponent") // looked at, never compared
    private record Past(byte @Nullable [] value, Instant until) {}

    private final Store store;
    private final Faults faults;
    private final InstantSource clock;
    private final ConcurrentSkipListMap<byte[], Past> past = new ConcurrentSkipListMap<>(Arrays::compareUnsigned);

    public LaggingStore(Store store, Faults faults, InstantSource clock) {
        this.store = store;
        this.faults = faults;
        this.clock = clock;
    }

    @Override
    public void commit(Batch batch) {
        if (faults.strikes(FaultKind.INDEX_LAG, "Commit")) {
            Instant until = clock.instant().plus(faults.indexLag());
            for (Batch.Change change : batch.changes()) {
                switch (change) {
                    case Batch.Put put -> remember(put.key(), until);
                    case Batch.Delete delete -> remember(delete.key(), until);
                    case Batch.Add add -> {
                        // Counters are never read through an index.
                    }
                }
            }
        }
        store.commit(batch);
    }

    private void remember(byte[] key, Instant until) {
        if (key[0] == Keyspace.INDEX_ENTRIES.number()) {
            past.compute(
                    key, (same, known) -> known == null || isOver(known) ? new Past(store.get(key), until) : known);
        }
    }

    private boolean isOver(Past entry) {
        return !entry.until().isAfter(clock.instant());
    }

    /** Walks over index entries as readers see them: some of them still as they were. */
    public KeyWalk walkPast(byte[] from, byte[] to, Direction direction) {
        past.values().removeIf(this::isOver);
        if (Arrays.compareUnsigned(from, to) >= 0 || past.subMap(from, to).isEmpty()) {
            return store.walk(from, to, direction);
        }
        NavigableMap<byte[], byte[]> seen = new TreeMap<>(Arrays::compareUnsigned);
        try (KeyWalk walk = store.walk(from, to, Direction.FORWARD)) {
            while (walk.next()) {
                seen.put(walk.key(), walk.value());
            }
        }
        for (Map.Entry<byte[], Past> entry : past.subMap(from, to).entrySet()) {
            byte @Nullable [] value = entry.getValue().value();
            if (value == null) {
                seen.remove(entry.getKey());
            } else {
                seen.put(entry.getKey(), value);
            }
        }
        return new MapWalk((direction == Direction.FORWARD ? seen : seen.descendingMap())
                .entrySet()
                .iterator());
    }

    @Override
    public byte @Nullable [] get(byte[] key) {
        return store.get(key);
    }

    @Override
    public long counter(byte[] key) {
        return store.counter(key);
    }

    @Override
    public KeyWalk walk(byte[] from, byte[] to, Direction direction) {
        return store.walk(from, to, direction);
    }

    @Override
    public void backup(Path folder) {
        store.backup(folder);
    }

    @Override
    public void close() {
        store.close();
    }
}
