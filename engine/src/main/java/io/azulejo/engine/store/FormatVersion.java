package io.azulejo.engine.store;

import org.jspecify.annotations.Nullable;

/** Versions of the on-disk layout. Each constant describes what it changed. */
public enum FormatVersion {
    /** The first layout. */
    V1(1),
    /** Streams have a keyspace, and table definitions list the attributes of a key. */
    V2(2),
    /** Backups and the history of changes have keyspaces, and a table may be in the process of being filled. */
    V3(3);

    public static final FormatVersion CURRENT = V3;

    private static final byte[] KEY = {Keyspace.FORMAT.number()};

    private final int number;

    FormatVersion(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }

    /**
     * Writes the current version into an empty or older store, so that no older engine misreads newer data. Rejects a
     * store written by a newer engine.
     */
    public static void open(Store store) {
        if (!isCurrent(store)) {
            mark(store);
        }
    }

    /** Rejects a store written by a newer engine, without writing anything. */
    public static void check(Store store) {
        isCurrent(store);
    }

    private static boolean isCurrent(Store store) {
        byte @Nullable [] stored = store.get(KEY);
        if (stored == null) {
            return false;
        }
        int number = stored.length == 4
                ? stored[0] << 24 | (stored[1] & 0xff) << 16 | (stored[2] & 0xff) << 8 | (stored[3] & 0xff)
                : -1;
        if (number < 1 || number > CURRENT.number) {
            throw new StoreException(
                    StoreException.Problem.NEWER_FORMAT,
                    "The store has format version " + number + "; this engine reads versions 1 to " + CURRENT.number
                            + ". Open it with the engine that wrote it, or a newer one.");
        }
        return number == CURRENT.number;
    }

    private static void mark(Store store) {
        store.commit(new Batch().put(KEY, new byte[] {0, 0, 0, (byte) CURRENT.number}));
    }
}
