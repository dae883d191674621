package io.azulejo.toolkit.schema;

import org.jspecify.annotations.Nullable;

/**
 * A secondary index and its key attributes. Immutable.
 *
 * @param sortKey null for an index without one
 */
public record IndexRef(
        String name, String partitionKey, @Nullable String sortKey) {}
