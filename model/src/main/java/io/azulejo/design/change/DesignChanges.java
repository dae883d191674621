package io.azulejo.design.change;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.TableDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Comparison of two versions of a design: which change is safe, which needs a backfill, and which breaks programs that
 * are still out. It compares what is stored; access patterns are the program's own affair.
 */
public final class DesignChanges {

    private DesignChanges() {}

    /**
     * Returns the changes, in the order of the design.
     *
     * @param baseline the design of the programs that are out
     * @param current the design of the program to be released
     */
    public static List<DesignChange> between(DesignDefinition baseline, DesignDefinition current) {
        ChangeCollector changes = new ChangeCollector();
        List<TableDefinition> gone = new ArrayList<>(baseline.tables());
        for (TableDefinition table : current.tables()) {
            Optional<TableDefinition> before = before(baseline, current, table);
            before.ifPresent(gone::remove);
            if (before.isPresent()) {
                new TableChanges(before.get(), table, changes).compare();
            } else {
                changes.add(
                        "table " + table.name(),
                        "is new: create it before the new program runs",
                        ChangeEffect.NEEDS_BACKFILL);
            }
        }
        gone.forEach(table ->
                changes.add("table " + table.name(), "is gone: programs that are still out use it until they end"));
        return changes.all();
    }

    /** Returns the table of the same name, or the only one if both designs have just one. */
    private static Optional<TableDefinition> before(
            DesignDefinition baseline, DesignDefinition current, TableDefinition table) {
        if (baseline.tables().size() == 1 && current.tables().size() == 1) {
            return Optional.of(baseline.tables().getFirst());
        }
        return baseline.tables().stream()
                .filter(other -> other.name().equals(table.name()))
                .findFirst();
    }
}
