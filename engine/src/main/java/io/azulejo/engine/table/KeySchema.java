package io.azulejo.engine.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The key of a table or index: a partition key and perhaps a sort key. */
public record KeySchema(KeyAttribute partitionKey, @Nullable KeyAttribute sortKey) {
    /** The key attributes, partition key first. */
    public List<KeyAttribute> attributes() {
        return sortKey == null ? List.of(partitionKey) : List.of(partitionKey, sortKey);
    }

    public boolean has(String attributeName) {
        return partitionKey.name().equals(attributeName)
                || (sortKey != null && sortKey.name().equals(attributeName));
    }
}
