package io.azulejo.engine.expression;

import io.azulejo.engine.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of a table or index that a query reads: one partition, and a range of its sort keys or all of them. Of a sort
 * key with several attributes the first may be fixed; the test is of the attribute after them.
 */
public record KeyRange(
        List<Value> partitionKey,
        List<Value> sortPrefix,
        @Nullable KeyTest sort) {
    public KeyRange(Value partition, @Nullable KeyTest sort) {
        this(List.of(partition), List.of(), sort);
    }

    /** The value of the partition key's first attribute. */
    public Value partition() {
        return partitionKey.getFirst();
    }
}
