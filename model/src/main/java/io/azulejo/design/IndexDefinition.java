package io.azulejo.design;

import io.avaje.jsonb.Json;
import io.azulejo.annotation.Index.Projection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A secondary index of a table. Immutable.
 *
 * @param include the attributes that an {@link Projection#INCLUDE} index copies besides the keys
 */
@Json
public record IndexDefinition(
        String name,
        String partitionKey,
        @Nullable String sortKey,
        boolean local,
        Projection projection,
        List<String> include) {

    public IndexDefinition {
        include = List.copyOf(include);
    }

    /** Returns whether items read from the index contain the attribute. */
    public boolean projects(String attribute, TableDefinition table) {
        return projection == Projection.ALL
                || include.contains(attribute)
                || attribute.equals(partitionKey)
                || attribute.equals(sortKey)
                || attribute.equals(table.partitionKey())
                || attribute.equals(table.sortKey());
    }
}
