package io.azulejo.designer.cost;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.TableDefinition;
import org.jspecify.annotations.Nullable;

/**
 * What one call of an operation costs one partition of the table or of an index.
 *
 * @param where the table's or the index's name
 * @param partition the template of the partition key, or the key itself
 * @param share the part of all calls that the busiest partition sees
 */
record Charge(String where, String partition, double reads, double writes, double share) {

    /** The name of a table or of an index; indexes of several tables may have the same. */
    static String where(DesignDefinition design, TableDefinition table, @Nullable IndexDefinition index) {
        if (index == null) {
            return table.name();
        }
        return design.tables().size() == 1 ? index.name() : table.name() + " " + index.name();
    }
}
