package io.azulejo.engine.verify;

import java.util.List;

/**
 * What was found in a store, and what does not agree in it.
 *
 * @param differences one sentence each, at most {@value #MAX_LISTED} of them
 * @param differenceCount how many there are in all
 */
public record Verification(
        long items, long indexEntries, long ttlEntries, List<String> differences, long differenceCount) {
    /** More would help nobody. */
    static final int MAX_LISTED = 100;

    public Verification {
        differences = List.copyOf(differences);
    }

    public boolean clean() {
        return differenceCount == 0;
    }
}
