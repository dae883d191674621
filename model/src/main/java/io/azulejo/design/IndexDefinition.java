package io.azulejo.design;

import io.avaje.jsonb.Json;
import io.azulejo.annotation.Index.Projection;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A secondary index of a table. Immutable.
 *
 * @param include the attributes that an {@link Projection#INCLUDE} index copies besides the keys
 * @param morePartitionKeys further attributes of the partition key
 * @param moreSortKeys further attributes of the sort key
 */
@Json
public record IndexDefinition(
        String name,
        String partitionKey,
        @Nullable String sortKey,
        boolean local,
        Projection projection,
        List<String> include,
        List<String> morePartitionKeys,
        List<String> moreSortKeys) {

    public IndexDefinition {
        include = List.copyOf(include);
        // Absent in the descriptions of older builds.
        morePartitionKeys = morePartitionKeys == null ? List.of() : List.copyOf(morePartitionKeys);
        moreSortKeys = moreSortKeys == null ? List.of() : List.copyOf(moreSortKeys);
    }

    /** Returns whether its partition or sort key has several attributes. */
    public boolean severalAttributes() {
        return !morePartitionKeys.isEmpty() || !moreSortKeys.isEmpty();
    }

    /** Returns all partition key attributes. */
    public List<String> partitionKeys() {
        List<String> all = new ArrayList<>();
        all.add(partitionKey);
        all.addAll(morePartitionKeys);
        return all;
    }

    /** Returns all sort key attributes; empty if the index has no sort key. */
    public List<String> sortKeys() {
        List<String> all = new ArrayList<>();
        if (sortKey != null) {
            all.add(sortKey);
        }
        all.addAll(moreSortKeys);
        return all;
    }

    /** Returns whether items read from the index contain the attribute. */
    public boolean projects(String attribute, TableDefinition table) {
        return projection == Projection.ALL
                || include.contains(attribute)
                || partitionKeys().contains(attribute)
                || sortKeys().contains(attribute)
                || attribute.equals(table.partitionKey())
                || attribute.equals(table.sortKey());
    }
}
