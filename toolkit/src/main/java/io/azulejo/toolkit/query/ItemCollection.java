package io.azulejo.toolkit.query;

import io.azulejo.toolkit.error.IncompleteAggregateException;
import io.azulejo.toolkit.internal.RecordDecoder;
import io.azulejo.toolkit.schema.EntitySchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items of one partition, the source of an aggregate. Immutable. */
public final class ItemCollection {
    private final String pattern;
    private final String partition;
    private final List<Map<String, AttributeValue>> items;
    private final RecordDecoder decoder;

    ItemCollection(String pattern, String partition, List<Map<String, AttributeValue>> items, RecordDecoder decoder) {
        this.pattern = pattern;
        this.partition = partition;
        this.items = items;
        this.decoder = decoder;
    }

    /**
     * Returns the only item of the entity. Like a read by key, it fails if the item is unreadable, whatever the options
     * say: there is no aggregate without it.
     */
    public <E> E one(EntitySchema<E> schema) {
        E entity = only(schema, list(item -> decoder.context().bound(schema).readVisible(item, decoder.scope())));
        if (entity == null && items.stream().anyMatch(schema::matches)) {
            throw new HiddenPartException();
        }
        if (entity == null) {
            throw new IncompleteAggregateException(pattern, partition, schema.name(), "none");
        }
        return entity;
    }

    public <E> Optional<E> optional(EntitySchema<E> schema) {
        return Optional.ofNullable(oneOrNull(schema));
    }

    public <E> @Nullable E oneOrNull(EntitySchema<E> schema) {
        return only(schema, list(schema));
    }

    private <E> @Nullable E only(EntitySchema<E> schema, List<E> entities) {
        if (entities.size() > 1) {
            throw new IncompleteAggregateException(pattern, partition, schema.name(), String.valueOf(entities.size()));
        }
        return entities.isEmpty() ? null : entities.getFirst();
    }

    /** Returns all items of the entity, in sort order. */
    public <E> List<E> list(EntitySchema<E> schema) {
        return list(item -> decoder.decode(schema, schema.table(), item));
    }

    private <E> List<E> list(Reading<E> reading) {
        List<E> entities = new ArrayList<>();
        for (Map<String, AttributeValue> item : items) {
            E entity = reading.of(item);
            if (entity != null) {
                entities.add(entity);
            }
        }
        return List.copyOf(entities);
    }

    /** Read of one item; null if it is not visible. */
    @FunctionalInterface
    private interface Reading<E> {
        @Nullable
        E of(Map<String, AttributeValue> item);
    }

    /**
     * Signal that a required part has expired or is soft-deleted, so that the aggregate is hidden too. Never leaves the
     * toolkit.
     */
    static final class HiddenPartException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private HiddenPartException() {
            super("A part is hidden", null, false, false);
        }
    }
}
