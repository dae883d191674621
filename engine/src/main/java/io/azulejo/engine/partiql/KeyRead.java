package io.azulejo.engine.partiql;

import io.azulejo.engine.expression.Comparison;
import io.azulejo.engine.expression.KeyAttributeCondition;
import io.azulejo.engine.expression.KeyRange;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One of the reads that a SELECT is split into: a partition of the table or index, or a part of one.
 *
 * @param filtered the attributes that the clause tests besides the range; empty if the range covers the clause
 */
public record KeyRead(KeyRange range, Set<String> filtered) {
    /**
     * Returns the key of the single item that this read is about, or null if it may return several items or filters
     * them.
     */
    public @Nullable Item singleKey(KeySchema key) {
        if (!filtered.isEmpty()) {
            return null;
        }
        Map<String, Value> values = new LinkedHashMap<>();
        values.put(key.partitionKey().name(), range.partition());
        if (key.sortKey() != null) {
            if (!(range.sort() instanceof KeyAttributeCondition.Compared compared)
                    || compared.comparison() != Comparison.EQUAL) {
                return null;
            }
            values.put(key.sortKey().name(), compared.operand());
        }
        return Item.of(values);
    }
}
