package io.azulejo.engine.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The key of a table or index: what chooses the partition and what sorts within it. A table and a local index have one
 * attribute for each at most; a global index may have up to four.
 */
public record KeySchema(List<KeyAttribute> partitionKeys, List<KeyAttribute> sortKeys) {
    public KeySchema(KeyAttribute partitionKey, @Nullable KeyAttribute sortKey) {
        this(List.of(partitionKey), sortKey == null ? List.of() : List.of(sortKey));
    }

    /** The first attribute of the partition key, which in most keys is the only one. */
    public KeyAttribute partitionKey() {
        return partitionKeys.getFirst();
    }

    /** The first attribute of the sort key, which in most keys is the only one; null if there is none. */
    public @Nullable KeyAttribute sortKey() {
        return sortKeys.isEmpty() ? null : sortKeys.getFirst();
    }

    /** Whether partition or sort key have several attributes. */
    public boolean hasSeveral() {
        return partitionKeys.size() > 1 || sortKeys.size() > 1;
    }

    /** The key attributes, partition key first. */
    public List<KeyAttribute> attributes() {
        if (sortKeys.isEmpty()) {
            return partitionKeys;
        }
        List<KeyAttribute> attributes = new ArrayList<>(partitionKeys);
        attributes.addAll(sortKeys);
        return attributes;
    }

    public int attributeCount() {
        return partitionKeys.size() + sortKeys.size();
    }

    /** The names of this key's attributes and of another's, in this order. */
    Set<String> namesAnd(KeySchema other) {
        Set<String> names = new LinkedHashSet<>();
        attributes().forEach(attribute -> names.add(attribute.name()));
        other.attributes().forEach(attribute -> names.add(attribute.name()));
        return Collections.unmodifiableSet(names);
    }

    public boolean has(String attributeName) {
        for (KeyAttribute attribute : attributes()) {
            if (attribute.name().equals(attributeName)) {
                return true;
            }
        }
        return false;
    }
}
