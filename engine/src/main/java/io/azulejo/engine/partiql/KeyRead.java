package io.azulejo.engine.partiql;

import io.azulejo.engine.expression.Comparison;
import io.azulejo.engine.expression.KeyRange;
import io.azulejo.engine.expression.KeyTest;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One of the reads that a SELECT comes apart into: a partition of the table or index, or a part of one.
 *
 * @param filtered the attributes that the clause asks about besides the range, none if the range says it all
 */
public record KeyRead(KeyRange range, Set<String> filtered) {
    /** The key of the one item that this read is about, or null if it may find others or filters what it finds. */
    public @Nullable Item singleKey(KeySchema key) {
        if (!filtered.isEmpty()) {
            return null;
        }
        Map<String, Value> values = new LinkedHashMap<>();
        values.put(key.partitionKey().name(), range.partition());
        if (key.sortKey() != null) {
            if (!(range.sort() instanceof KeyTest.Compared compared) || compared.comparison() != Comparison.EQUAL) {
                return null;
            }
            values.put(key.sortKey().name(), compared.operand());
        }
        return Item.of(values);
    }
}
