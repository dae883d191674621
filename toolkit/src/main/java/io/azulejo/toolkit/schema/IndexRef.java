package io.azulejo.toolkit.schema;

import org.jspecify.annotations.Nullable;

/**
 * Secondary index with its key attribute names. Immutable.
 *
 * @param sortKey null if the index has no sort key
 */
public record IndexRef(
        String name, String partitionKey, @Nullable String sortKey) {}
