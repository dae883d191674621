package io.azulejo.migrate;

import java.util.ArrayList;
import java.util.List;

/** Writes that bring one item and its guards up to date, and what is to be counted and reported. Not thread-safe. */
final class Decision {
    private final List<RawWrite> writes = new ArrayList<>();
    private final List<ItemFinding> findings = new ArrayList<>();
    private final BackfillCounts.Collector counts = new BackfillCounts.Collector();
    private boolean stale;

    void write(RawWrite write, BackfillCounter counter) {
        writes.add(write);
        counts.add(counter);
    }

    void write(RawWrite write) {
        writes.add(write);
    }

    void check(RawWrite.Check check) {
        boolean written = writes.stream()
                .anyMatch(write ->
                        write.table().equals(check.table()) && write.key().equals(check.key()));
        if (!written) {
            writes.add(check);
        }
    }

    void find(BackfillCounter kind, TargetTable table, String key, String text) {
        findings.add(new ItemFinding(kind, table.name(), key, text));
        counts.add(kind);
    }

    /** Says that what was read together does not fit together any more. */
    void setStale() {
        stale = true;
    }

    boolean stale() {
        return stale;
    }

    List<RawWrite> writes() {
        return writes;
    }

    List<ItemFinding> findings() {
        return findings;
    }

    BackfillCounts counts() {
        return counts.counts();
    }
}
