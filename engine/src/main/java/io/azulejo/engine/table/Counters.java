package io.azulejo.engine.table;

import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;

/** Store keys of the counters of tables and indexes. */
public final class Counters {
    private Counters() {}

    /** Returns the counter of a table's items or an index's entries. */
    public static byte[] items(int id) {
        return new KeyWriter(new byte[] {Keyspace.COUNTERS.number()}, 5)
                .int32(id)
                .raw(new byte[] {0}, 0, 1)
                .bytes();
    }

    /** Returns the counter of the bytes of a table's items or an index's entries, as DynamoDB counts them. */
    public static byte[] bytes(int id) {
        return new KeyWriter(new byte[] {Keyspace.COUNTERS.number()}, 5)
                .int32(id)
                .raw(new byte[] {1}, 0, 1)
                .bytes();
    }
}
