package io.azulejo.engine.expression;

import io.azulejo.engine.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of a table or index that a query reads: one partition and a range of its sort keys, or all of them. If the
 * sort key has several attributes, the leading ones may be fixed; the test applies to the attribute after them.
 */
public record KeyRange(
        List<Value> partitionKey,
        List<Value> sortPrefix,
        @Nullable KeyAttributeCondition sort) {
    public KeyRange(Value partition, @Nullable KeyAttributeCondition sort) {
        this(List.of(partition), List.of(), sort);
    }

    /** Returns the value of the partition key's first attribute. */
    public Value partition() {
        return partitionKey.getFirst();
    }
}
