package io.azulejo.direct;

import org.jspecify.annotations.Nullable;

/**
 * What is the same in all requests of one kind of Query. Immutable.
 *
 * @param index null for the table itself
 * @param partitionKey the key's attribute in the table or index
 * @param sortKey null without one
 */
public record QueryShape(
        String table,
        @Nullable String index,
        String partitionKey,
        @Nullable String sortKey,
        boolean descending,
        boolean consistent) {}
