package io.azulejo.engine.store;

import org.jspecify.annotations.Nullable;

/**
 * Readers' view of the items and index entries in a store. Reads that ask for consistency see every acknowledged
 * write. Others do too, unless fault injection makes them lag behind. Thread-safe.
 */
public interface ReadView {
    /** Returns the value of a key, or null. */
    byte @Nullable [] get(byte[] key, boolean consistent);

    /** Returns a walk over a table or a local index. */
    KeyWalk walk(byte[] from, byte[] to, Direction direction, boolean consistent);

    /** Returns a walk over a global index, whose reads are never consistent. */
    KeyWalk walkGlobalIndex(byte[] from, byte[] to, Direction direction);

    /** Returns the view in which every read sees every write. */
    static ReadView of(Store store) {
        return new ReadView() {
            @Override
            public byte @Nullable [] get(byte[] key, boolean consistent) {
                return store.get(key);
            }

            @Override
            public KeyWalk walk(byte[] from, byte[] to, Direction direction, boolean consistent) {
                return store.walk(from, to, direction);
            }

            @Override
            public KeyWalk walkGlobalIndex(byte[] from, byte[] to, Direction direction) {
                return store.walk(from, to, direction);
            }
        };
    }
}
