package io.azulejo.engine.store;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Storage port of the engine: an ordered map of bytes with the durability that the store promises. Keys are ordered as
 * unsigned bytes. Thread-safe. Arrays passed in or returned must not be changed afterwards. After {@link #close()}
 * every method throws {@link IllegalStateException}.
 */
public interface Store extends AutoCloseable {
    /** Returns the value of a key, or null. */
    byte @Nullable [] get(byte[] key);

    /** Returns the sum of everything added to a counter; zero if nothing was added. */
    long counter(byte[] key);

    /**
     * Returns a walk over the keys from {@code from} (inclusive) to {@code to} (exclusive), or in reverse, over a
     * snapshot taken when the walk begins. Counters are not part of a walk. The caller closes it.
     */
    KeyWalk walk(byte[] from, byte[] to, Direction direction);

    /**
     * Applies a batch atomically, also as seen by gets and walks. When this returns, the batch is as durable as the
     * store promises.
     */
    void commit(Batch batch);

    /** Returns why the store takes no writes at present, or null if it takes them. */
    default @Nullable StoreException writeFailure() {
        return null;
    }

    /** Writes a consistent copy of the running store into an empty folder. */
    void backup(Path folder);

    @Override
    void close();
}
