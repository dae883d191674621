package io.azulejo.engine.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The key of a table or index: partition key and sort key attributes. A table and a local index have at most one
 * attribute for each; a global index may have up to four.
 */
public record KeySchema(List<TypedKeyAttribute> partitionKeys, List<TypedKeyAttribute> sortKeys) {
    public KeySchema(TypedKeyAttribute partitionKey, @Nullable TypedKeyAttribute sortKey) {
        this(List.of(partitionKey), sortKey == null ? List.of() : List.of(sortKey));
    }

    /** Returns the first attribute of the partition key, in most keys the only one. */
    public TypedKeyAttribute partitionKey() {
        return partitionKeys.getFirst();
    }

    /** Returns the first attribute of the sort key, in most keys the only one; null if there is none. */
    public @Nullable TypedKeyAttribute sortKey() {
        return sortKeys.isEmpty() ? null : sortKeys.getFirst();
    }

    /** Returns whether partition key or sort key have several attributes. */
    public boolean hasMultipleAttributes() {
        return partitionKeys.size() > 1 || sortKeys.size() > 1;
    }

    /** Returns the key attributes, partition key first. */
    public List<TypedKeyAttribute> attributes() {
        if (sortKeys.isEmpty()) {
            return partitionKeys;
        }
        List<TypedKeyAttribute> attributes = new ArrayList<>(partitionKeys);
        attributes.addAll(sortKeys);
        return attributes;
    }

    public int attributeCount() {
        return partitionKeys.size() + sortKeys.size();
    }

    /** Returns the names of this key's attributes followed by those of another key. */
    Set<String> namesAnd(KeySchema other) {
        Set<String> names = new LinkedHashSet<>();
        attributes().forEach(attribute -> names.add(attribute.name()));
        other.attributes().forEach(attribute -> names.add(attribute.name()));
        return Collections.unmodifiableSet(names);
    }

    public boolean has(String attributeName) {
        for (TypedKeyAttribute attribute : attributes()) {
            if (attribute.name().equals(attributeName)) {
                return true;
            }
        }
        return false;
    }
}
