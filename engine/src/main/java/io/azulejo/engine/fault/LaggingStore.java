package io.azulejo.engine.fault;

import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.MapWalk;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.store.StoreException;
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
 * A store that keeps the previous versions of changed index entries for a while, so that readers of global indexes lag
 * behind. Writes are applied at once and atomically, with or without faults. Thread-safe.
 */
public final class LaggingStore implements Store {
    /** Previous version of an entry, null if it was absent, and until when readers see it. */
    @SuppressWarnings("ArrayRecordComponent") // read, never compared
    private record PreviousVersion(byte @Nullable [] value, Instant until) {}

    private final Store store;
    private final Faults faults;
    private final InstantSource clock;
    private final ConcurrentSkipListMap<byte[], PreviousVersion> previous =
            new ConcurrentSkipListMap<>(Arrays::compareUnsigned);

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
                    case Batch.Put put -> keepPrevious(put.key(), until);
                    case Batch.Delete delete -> keepPrevious(delete.key(), until);
                    case Batch.Add add -> {
                        // Counters are never read through an index.
                    }
                }
            }
        }
        store.commit(batch);
    }

    private void keepPrevious(byte[] key, Instant until) {
        if (key[0] == Keyspace.INDEX_ENTRIES.number()) {
            previous.compute(
                    key,
                    (same, known) ->
                            known == null || isExpired(known) ? new PreviousVersion(store.get(key), until) : known);
        }
    }

    private boolean isExpired(PreviousVersion entry) {
        return !entry.until().isAfter(clock.instant());
    }

    /** Walks over index entries as lagging readers see them: some still in their previous version. */
    public KeyWalk walkLagging(byte[] from, byte[] to, Direction direction) {
        previous.values().removeIf(this::isExpired);
        if (Arrays.compareUnsigned(from, to) >= 0 || previous.subMap(from, to).isEmpty()) {
            return store.walk(from, to, direction);
        }
        NavigableMap<byte[], byte[]> seen = new TreeMap<>(Arrays::compareUnsigned);
        try (KeyWalk walk = store.walk(from, to, Direction.FORWARD)) {
            while (walk.next()) {
                seen.put(walk.key(), walk.value());
            }
        }
        for (Map.Entry<byte[], PreviousVersion> entry :
                previous.subMap(from, to).entrySet()) {
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
    public @Nullable StoreException writeFailure() {
        return store.writeFailure();
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
