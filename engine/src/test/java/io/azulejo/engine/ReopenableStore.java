package io.azulejo.engine;

import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.engine.store.Store;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** An in-memory store that keeps its data when an engine closes it, so that another engine can open it. */
public final class ReopenableStore implements Store {
    private final MemoryStore store = new MemoryStore();

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
    public void commit(Batch batch) {
        store.commit(batch);
    }

    @Override
    public void backup(Path folder) {
        store.backup(folder);
    }

    @Override
    public void close() {
        // Kept open on purpose.
    }
}
