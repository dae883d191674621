package io.azulejo.toolkit.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Secondary index with its key attribute names. Immutable.
 *
 * @param sortKey null if the index has no sort key
 * @param more further attributes of the partition and sort key
 */
public record IndexRef(
        String name, String partitionKey, @Nullable String sortKey, List<String> more) {

    public IndexRef {
        more = List.copyOf(more);
    }

    public IndexRef(String name, String partitionKey, @Nullable String sortKey) {
        this(name, partitionKey, sortKey, List.of());
    }
}
