package io.azulejo.engine.verify;

import java.util.List;

/**
 * Result of verifying a store: what was found and which differences there are.
 *
 * @param differences one sentence each, at most {@value #MAX_LISTED} of them
 * @param differenceCount the total number of differences
 */
public record Verification(
        long items, long indexEntries, long ttlEntries, List<String> differences, long differenceCount) {
    /** Maximum number of listed differences. */
    static final int MAX_LISTED = 100;

    public Verification {
        differences = List.copyOf(differences);
    }

    public boolean clean() {
        return differenceCount == 0;
    }
}
