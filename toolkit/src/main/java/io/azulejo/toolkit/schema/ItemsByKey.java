package io.azulejo.toolkit.schema;

import io.azulejo.toolkit.codec.ItemReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items found by a read of several keys, in the order of the request. Immutable. */
public final class ItemsByKey {
    private final Map<EntityKey<?>, Map<String, AttributeValue>> items;
    private final Decoder decoder;

    public ItemsByKey(Map<EntityKey<?>, Map<String, AttributeValue>> items, Decoder decoder) {
        this.items = new LinkedHashMap<>(items);
        this.decoder = decoder;
    }

    /** Decoder of the items of a read with several results. */
    public interface Decoder {
        /** Returns the result; null if the item is not visible, belongs to another entity or is skipped. */
        <R> @Nullable R decode(ItemReader<R> reader, TableRef table, Map<String, AttributeValue> item);
    }

    /**
     * Returns the entity; empty if it does not exist, has expired, is soft-deleted, or is unreadable and the options
     * say to skip it.
     */
    public <E> Optional<E> get(EntityKey<E> key) {
        return Optional.ofNullable(read(key.schema(), items.get(key)));
    }

    /** Returns all entities of one type, without those for which {@link #get} is empty. */
    public <E> List<E> all(Class<E> type) {
        return items.entrySet().stream()
                .filter(entry -> entry.getKey().schema().type().equals(type))
                .flatMap(entry -> Optional.ofNullable(read(entry.getKey().schema(), entry.getValue())).stream())
                .<E>map(type::cast)
                .toList();
    }

    private <E> @Nullable E read(EntitySchema<E> schema, @Nullable Map<String, AttributeValue> item) {
        return item == null ? null : decoder.decode(schema, schema.table(), item);
    }
}
