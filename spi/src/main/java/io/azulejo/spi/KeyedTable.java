package io.azulejo.spi;

import org.jspecify.annotations.Nullable;

/**
 * Table name with its key attribute names. Immutable.
 *
 * @param sortKey null if the table has no sort key
 */
public record KeyedTable(
        String name, String partitionKey, @Nullable String sortKey) {}
