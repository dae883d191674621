package io.azulejo.engine.table;

import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;

/** The store keys of what is counted per table and index. */
public final class Counters {
    private Counters() {}

    /** The number of items in a table or entries in an index. */
    public static byte[] items(int id) {
        return new KeyWriter(new byte[] {Keyspace.COUNTERS.number()}, 5)
                .int32(id)
                .raw(new byte[] {0}, 0, 1)
                .bytes();
    }

    /** The bytes of a table's items or an index's entries, as DynamoDB counts them. */
    public static byte[] bytes(int id) {
        return new KeyWriter(new byte[] {Keyspace.COUNTERS.number()}, 5)
                .int32(id)
                .raw(new byte[] {1}, 0, 1)
                .bytes();
    }
}
