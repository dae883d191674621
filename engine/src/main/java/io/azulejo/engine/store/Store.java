package io.azulejo.engine.store;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Ordered bytes that survive as long as the store promises: the one port the engine stands on. Keys are ordered as
 * unsigned bytes. Every method may be called by any number of threads; none of the arrays handed in or out may be
 * changed afterwards. After {@link #close()} every method throws {@link IllegalStateException}.
 */
public interface Store extends AutoCloseable {
    /** The value of a key, or null. */
    byte @Nullable [] get(byte[] key);

    /** The sum of everything added to a counter; zero if nothing was. */
    long counter(byte[] key);

    /**
     * Walks over the keys from {@code from} (inclusive) to {@code to} (exclusive), or back from {@code to} to
     * {@code from}, as the store was when the walk began. Counters are not part of a walk. Close it.
     */
    KeyWalk walk(byte[] from, byte[] to, Direction direction);

    /**
     * Applies a batch: all of it or nothing, also in the eyes of gets and walks, and as durable as the store promises
     * when this returns.
     */
    void commit(Batch batch);

    /** Writes a consistent copy of the running store into an empty folder. */
    void backup(Path folder);

    @Override
    void close();
}
