package io.azulejo.spi;

import org.jspecify.annotations.Nullable;

/**
 * Parameters that all requests of one query have in common. Immutable.
 *
 * @param index null for the table itself
 * @param partitionKey name of the partition key attribute in the table or index
 * @param sortKey name of the sort key attribute; null if there is none
 */
public record QueryTarget(
        String table,
        @Nullable String index,
        String partitionKey,
        @Nullable String sortKey,
        boolean descending,
        boolean consistent) {}
