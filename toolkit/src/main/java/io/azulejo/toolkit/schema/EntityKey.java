package io.azulejo.toolkit.schema;

import io.azulejo.direct.TextKey;
import io.azulejo.template.KeyShard;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The table key of one item of an entity, made by the entity's generated keys class. Immutable.
 *
 * @param sortKey null in a table without a sort key
 * @param components the values the key was made from, by component name
 */
public record EntityKey<E>(
        EntitySchema<E> schema,
        String partitionKey,
        @Nullable String sortKey,
        Map<String, Object> components) {

    public EntityKey {
        components = Map.copyOf(components);
    }

    /** The key as a request takes it. */
    public Map<String, AttributeValue> item() {
        TableRef table = schema.table();
        if (table.sortKey() == null || sortKey == null) {
            return TextKey.of(table.partitionKey(), partitionKey);
        }
        return TextKey.of(table.partitionKey(), partitionKey, table.sortKey(), sortKey);
    }

    /** The shard of the item in an index partition spread over so many. */
    public int shard(int shards) {
        return KeyShard.of(partitionKey, sortKey == null ? "" : sortKey, shards);
    }

    /** Two keys are equal when they name the same item, however their components were given. */
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
