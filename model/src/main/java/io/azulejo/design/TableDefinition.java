package io.azulejo.design;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Physical table of a design. Immutable.
 *
 * @param name the declared name with unresolved variables: {@code ${DYNAMODB_TABLE:WavyBlog}}
 * @param entityType the attribute that holds an item's entity type, if the design has one
 * @param ttl the TTL attribute, if the design has one
 * @param delimiter the character that separates the parts of a key
 */
@Json
public record TableDefinition(
        String name,
        String partitionKey,
        @Nullable String sortKey,
        @Nullable String entityType,
        @Nullable String ttl,
        String delimiter,
        List<IndexDefinition> indexes,
        List<EntityDefinition> entities) {

    public TableDefinition {
        indexes = List.copyOf(indexes);
        entities = List.copyOf(entities);
    }

    public char delimiterChar() {
        return delimiter.charAt(0);
    }

    public Optional<IndexDefinition> index(String name) {
        return indexes.stream().filter(index -> index.name().equals(name)).findFirst();
    }

    /**
     * Returns the DynamoDB type of each key attribute of the table and its indexes, by attribute name. The type is S
     * unless the attribute is a component that is stored with another type.
     */
    public SortedMap<String, String> keyTypes() {
        SortedMap<String, String> types = new TreeMap<>();
        types.put(partitionKey, "S");
        if (sortKey != null) {
            types.put(sortKey, "S");
        }
        for (IndexDefinition index : indexes) {
            types.putIfAbsent(index.partitionKey(), "S");
            String indexSortKey = index.sortKey();
            if (indexSortKey != null) {
                types.putIfAbsent(indexSortKey, "S");
            }
            for (EntityDefinition entity : entities) {
                for (Membership membership : Membership.inIndex(this, index, entity)) {
                    plainType(types, membership.pk());
                    plainType(types, membership.sk());
                }
            }
        }
        return types;
    }

    private static void plainType(SortedMap<String, String> types, @Nullable KeySource source) {
        if (source instanceof KeySource.PlainAttribute plain) {
            types.put(plain.component().attribute(), plain.component().type().stored());
        }
    }
}
