package io.azulejo.toolkit.entity;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.expression.Condition;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * One entity's items in its table: reads and writes by key. Immutable and thread-safe.
 *
 * @param <E> the entity
 */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"})
public final class EntityTable<E> {
    private final DesignContext context;
    private final EntitySchema<E> schema;
    private final String pattern;

    public EntityTable(DesignContext context, EntitySchema<E> schema) {
        this(context, schema, schema.name());
    }

    private EntityTable(DesignContext context, EntitySchema<E> schema, String pattern) {
        this.context = context;
        this.schema = schema;
        this.pattern = pattern;
    }

    /** The same table under the name of an access pattern, which listeners and errors show. */
    public EntityTable<E> named(String pattern) {
        return new EntityTable<>(context, schema, pattern);
    }

    public EntitySchema<E> schema() {
        return schema;
    }

    public Optional<E> get(EntityKey<E> key) {
        throw new UnsupportedOperationException(pattern + context);
    }

    public Optional<E> getConsistent(EntityKey<E> key) {
        throw new UnsupportedOperationException();
    }

    /** The entities that are there, in the order of the keys. */
    public List<E> getAll(Collection<EntityKey<E>> keys) {
        throw new UnsupportedOperationException();
    }

    /** Writes a new item. */
    public E create(E entity) {
        throw new UnsupportedOperationException();
    }

    /** Replaces the whole item, or writes it if it is not there. */
    public E put(E entity) {
        throw new UnsupportedOperationException();
    }

    public E put(E entity, Condition<E> condition) {
        throw new UnsupportedOperationException();
    }

    /** Replaces an item that was read before: saves the read that unique components need otherwise. */
    public E replace(E old, E entity) {
        throw new UnsupportedOperationException();
    }

    /** Changes an item in place. */
    public EntityUpdate<E> update(EntityKey<E> key) {
        throw new UnsupportedOperationException();
    }

    /** Removes the item if it is in the version given, where the entity has one; gives what was there. */
    public Optional<E> delete(E entity) {
        throw new UnsupportedOperationException();
    }

    /** Removes the item if it is there; gives what was there. */
    public Optional<E> delete(EntityKey<E> key) {
        throw new UnsupportedOperationException();
    }

    public Optional<E> delete(EntityKey<E> key, Condition<E> condition) {
        throw new UnsupportedOperationException();
    }
}
