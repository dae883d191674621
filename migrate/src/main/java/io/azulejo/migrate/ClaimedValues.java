package io.azulejo.migrate;

import java.util.HashSet;
import java.util.Set;

/**
 * Unique values that a dry run would have claimed, so that it sees duplicates although it writes no guards. It
 * remembers up to two million. Not thread-safe.
 */
final class ClaimedValues {
    private static final int MOST = 2_000_000;
    private final Set<Long> hashes = new HashSet<>();

    /** Returns whether nobody has claimed the guard yet, as far as is remembered. */
    boolean claim(StoreAccess.ItemId guard) {
        return hashes.size() >= MOST || hashes.add(hash(guard));
    }

    private static long hash(StoreAccess.ItemId guard) {
        String text = guard.table().name() + guard.table().keyText(guard.key());
        long hash = 0xcbf29ce484222325L; // FNV-1a with 64 bits
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
        }
        return hash;
    }
}
