package io.azulejo.toolkit.schema;

import io.azulejo.annotation.KeyType;
import io.azulejo.spi.StringKey;
import io.azulejo.template.KeyShard;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Table key of one item of an entity, created by the entity's generated keys class. Immutable.
 *
 * @param partitionKey the text of the partition key
 * @param sortKey the text of the sort key; null if the table has none
 * @param components the values the key was built from, by component name
 */
public record EntityKey<E>(
        EntitySchema<E> schema,
        String partitionKey,
        @Nullable String sortKey,
        Map<String, Object> components) {

    public EntityKey {
        components = Map.copyOf(components);
    }

    /** Returns the key as a map for requests. */
    public Map<String, AttributeValue> item() {
        TableRef table = schema.table();
        if (table.partitionKeyType() != KeyType.STRING || table.sortKeyType() != KeyType.STRING) {
            return typed(table);
        }
        if (table.sortKey() == null || sortKey == null) {
            return StringKey.of(table.partitionKey(), partitionKey);
        }
        return StringKey.of(table.partitionKey(), partitionKey, table.sortKey(), sortKey);
    }

    private Map<String, AttributeValue> typed(TableRef table) {
        AttributeValue partition = KeyValues.of(table.partitionKeyType(), partitionKey);
        return table.sortKey() == null || sortKey == null
                ? Map.of(table.partitionKey(), partition)
                : Map.of(table.partitionKey(), partition, table.sortKey(), KeyValues.of(table.sortKeyType(), sortKey));
    }

    /** Returns the item's shard in an index partition with this number of shards. */
    public int shard(int shards) {
        return KeyShard.of(partitionKey, sortKey == null ? "" : sortKey, shards);
    }

    /** Compares table and key values; keys of the same item are equal regardless of their components. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof EntityKey<?> key
                && schema.table().equals(key.schema.table())
                && partitionKey.equals(key.partitionKey)
                && Objects.equals(sortKey, key.sortKey);
    }

    @Override
    public int hashCode() {
        return 31 * partitionKey.hashCode() + Objects.hashCode(sortKey);
    }

    @Override
    public String toString() {
        return schema.name() + "(" + partitionKey + (sortKey == null ? "" : ", " + sortKey) + ")";
    }
}
