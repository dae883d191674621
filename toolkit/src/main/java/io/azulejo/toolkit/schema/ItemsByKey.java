package io.azulejo.toolkit.schema;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items found by a read of several keys, in the order of the request. Immutable. */
public final class ItemsByKey {
    private final Map<EntityKey<?>, Map<String, AttributeValue>> items;
    private final Instant now;

    public ItemsByKey(Map<EntityKey<?>, Map<String, AttributeValue>> items, Instant now) {
        this.items = new LinkedHashMap<>(items);
        this.now = now;
    }

    /** Returns the entity; empty if it does not exist, has expired or is soft-deleted. */
    public <E> Optional<E> get(EntityKey<E> key) {
        return Optional.ofNullable(read(key.schema(), items.get(key)));
    }

    /** Returns all entities of one type. */
    public <E> List<E> all(Class<E> type) {
        return items.entrySet().stream()
                .filter(entry -> entry.getKey().schema().type().equals(type))
                .flatMap(entry -> Optional.ofNullable(read(entry.getKey().schema(), entry.getValue())).stream())
                .<E>map(type::cast)
                .toList();
    }

    private <E> @Nullable E read(EntitySchema<E> schema, @Nullable Map<String, AttributeValue> item) {
        return item == null ? null : schema.readVisible(item, now);
    }
}
