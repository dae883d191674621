package io.azulejo.toolkit.schema;

import org.jspecify.annotations.Nullable;

/**
 * The table an entity lives in: its declared name, with variables unresolved, and its key attributes. Immutable.
 *
 * @param sortKey null for a table without one
 */
public record TableRef(
        String declaredName, String partitionKey, @Nullable String sortKey) {}
