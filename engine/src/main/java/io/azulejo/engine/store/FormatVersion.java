package io.azulejo.engine.store;

import org.jspecify.annotations.Nullable;

/** The versions of the on-disk layout; each constant says what it changed. */
public enum FormatVersion {
    /** The first layout: {@link Keyspace} as it stands. */
    V1(1);

    public static final FormatVersion CURRENT = V1;

    private static final byte[] KEY = {Keyspace.FORMAT.number()};

    private final int number;

    FormatVersion(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }

    /** Marks an empty store with the current version, or refuses a store written by a newer one. */
    public static void open(Store store) {
        byte @Nullable [] stored = store.get(KEY);
        if (stored == null) {
            store.commit(new Batch().put(KEY, new byte[] {0, 0, 0, (byte) CURRENT.number}));
            return;
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
    }
}
