package io.azulejo.engine.fault;

import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.ReadView;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.store.StoreException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/**
 * A store that keeps the previous versions of changed items and index entries for a while, so that readers of global
 * indexes, or all readers that do not ask for consistency, lag behind. Writes are applied at once and atomically, with
 * or without faults. Thread-safe.
 */
public final class LaggingStore implements Store, ReadView {
    private final Store store;
    private final Faults faults;
    private final InstantSource clock;
    private final PreviousVersions laggingIndexes;
    private final PreviousVersions staleReads;

    public LaggingStore(Store store, Faults faults, InstantSource clock) {
        this.store = store;
        this.faults = faults;
        this.clock = clock;
        this.laggingIndexes = new PreviousVersions(store, clock);
        this.staleReads = new PreviousVersions(store, clock);
    }

    @Override
    public void commit(Batch batch) {
        boolean lag = faults.strikes(FaultKind.INDEX_LAG, "Commit");
        boolean stale = faults.strikes(FaultKind.STALE_READ, "Commit");
        if (lag || stale) {
            Instant now = clock.instant();
            for (Batch.Change change : batch.changes()) {
                switch (change) {
                    case Batch.Put put -> keepPrevious(put.key(), now, lag, stale);
                    case Batch.Delete delete -> keepPrevious(delete.key(), now, lag, stale);
                    case Batch.Add add -> {
                        // Counters are not part of what readers see of items.
                    }
                }
            }
        }
        store.commit(batch);
    }

    private void keepPrevious(byte[] key, Instant now, boolean lag, boolean stale) {
        boolean entry = key[0] == Keyspace.INDEX_ENTRIES.number();
        if (lag && entry) {
            laggingIndexes.keep(key, now.plus(faults.indexLag()));
        }
        if (stale && (entry || key[0] == Keyspace.ITEMS.number())) {
            staleReads.keep(key, now.plus(faults.readLag()));
        }
    }

    @Override
    public byte @Nullable [] get(byte[] key, boolean consistent) {
        return consistent ? store.get(key) : staleReads.get(key);
    }

    @Override
    public KeyWalk walk(byte[] from, byte[] to, Direction direction, boolean consistent) {
        return consistent
                ? store.walk(from, to, direction)
                : PreviousVersions.walk(store, staleReads, null, from, to, direction);
    }

    @Override
    public KeyWalk walkGlobalIndex(byte[] from, byte[] to, Direction direction) {
        return PreviousVersions.walk(store, staleReads, laggingIndexes, from, to, direction);
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
