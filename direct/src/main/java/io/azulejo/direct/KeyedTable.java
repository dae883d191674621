package io.azulejo.direct;

import org.jspecify.annotations.Nullable;

/**
 * A table and what its items are found by. Immutable.
 *
 * @param sortKey null in a table without one
 */
public record KeyedTable(
        String name, String partitionKey, @Nullable String sortKey) {}
