package io.azulejo.designtools.cost;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.TableDefinition;
import org.jspecify.annotations.Nullable;

/**
 * Capacity that one call of an operation consumes in one partition of the table or of an index.
 *
 * @param where the name of the table or index
 * @param partition the partition key or its template
 * @param share the fraction of all calls that the busiest partition serves
 */
record Charge(String where, String partition, double reads, double writes, double share) {

    /** Returns the name of a table or index, with the table's name in front of an index if there are several tables. */
    static String where(DesignDefinition design, TableDefinition table, @Nullable IndexDefinition index) {
        if (index == null) {
            return table.name();
        }
        return design.tables().size() == 1 ? index.name() : table.name() + " " + index.name();
    }
}
