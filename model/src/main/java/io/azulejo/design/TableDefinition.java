package io.azulejo.design;

import io.avaje.jsonb.Json;
import io.azulejo.annotation.KeyType;
import io.azulejo.template.KeyTemplate;
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
 * @param partitionKeyType the type of the partition key attribute
 * @param sortKeyType the type of the sort key attribute, if there is one
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
        List<EntityDefinition> entities,
        KeyType partitionKeyType,
        KeyType sortKeyType) {

    public TableDefinition {
        indexes = List.copyOf(indexes);
        entities = List.copyOf(entities);
        // Absent in the descriptions of older builds.
        partitionKeyType = partitionKeyType == null ? KeyType.STRING : partitionKeyType;
        sortKeyType = sortKeyType == null ? KeyType.STRING : sortKeyType;
    }

    public char delimiterChar() {
        return delimiter.charAt(0);
    }

    public Optional<IndexDefinition> index(String name) {
        return indexes.stream().filter(index -> index.name().equals(name)).findFirst();
    }

    /** Returns the type of a key attribute of the table. */
    public KeyType keyType(String attribute) {
        return attribute.equals(partitionKey) ? partitionKeyType : sortKeyType;
    }

    /**
     * Returns the source of a key attribute of the table: a template, or one component if the attribute is not a
     * string.
     */
    KeySource keySource(EntityDefinition entity, String attribute, KeyTemplate template) {
        return keyType(attribute) == KeyType.STRING
                ? new KeySource.Templated(template)
                : template.components().stream()
                        .findFirst()
                        .flatMap(entity::component)
                        .<KeySource>map(KeySource.PlainAttribute::new)
                        .orElseGet(() -> new KeySource.Templated(template));
    }

    /**
     * Returns the DynamoDB type of each key attribute of the table and its indexes, by attribute name. The type is S
     * unless the attribute is a component that is stored with another type.
     */
    public SortedMap<String, String> keyTypes() {
        SortedMap<String, String> types = new TreeMap<>();
        types.put(partitionKey, partitionKeyType.stored());
        if (sortKey != null) {
            types.put(sortKey, sortKeyType.stored());
        }
        for (IndexDefinition index : indexes) {
            types.putIfAbsent(index.partitionKey(), "S");
            String indexSortKey = index.sortKey();
            if (indexSortKey != null) {
                types.putIfAbsent(indexSortKey, "S");
            }
            index.partitionKeys().forEach(attribute -> types.putIfAbsent(attribute, "S"));
            index.sortKeys().forEach(attribute -> types.putIfAbsent(attribute, "S"));
            for (EntityDefinition entity : entities) {
                for (Membership membership : Membership.inIndex(this, index, entity)) {
                    plainType(types, index.partitionKey(), membership.pk());
                    plainType(types, indexSortKey, membership.sk());
                    membership
                            .morePk()
                            .forEach(component -> types.put(
                                    component.attribute(), component.type().stored()));
                    membership
                            .moreSk()
                            .forEach(component -> types.put(
                                    component.attribute(), component.type().stored()));
                }
            }
        }
        return types;
    }

    private static void plainType(
            SortedMap<String, String> types, @Nullable String attribute, @Nullable KeySource source) {
        if (attribute != null && source instanceof KeySource.PlainAttribute plain) {
            types.put(attribute, plain.component().type().stored());
        }
    }
}
