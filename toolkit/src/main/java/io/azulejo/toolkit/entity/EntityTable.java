package io.azulejo.toolkit.entity;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.EntityAttribute;
import io.azulejo.toolkit.expression.Settable;
import io.azulejo.toolkit.observe.RequestHook;
import io.azulejo.toolkit.query.FullScan;
import io.azulejo.toolkit.query.Scan;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.write.CreateWrite;
import io.azulejo.toolkit.write.DeleteWrite;
import io.azulejo.toolkit.write.PutWrite;
import io.azulejo.toolkit.write.Write;
import io.azulejo.toolkit.write.WriteRunner;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * Reads and writes of one entity by key. Reads skip items that have expired or are soft-deleted; writes return the
 * entity as written. Immutable and thread-safe.
 *
 * @param <E> the entity
 */
public final class EntityTable<E> {
    private final DesignContext context;
    private final EntitySchema<E> schema;
    private final String pattern;

    public EntityTable(DesignContext context, EntitySchema<E> schema) {
        this(context, context.bound(schema), schema.name());
    }

    private EntityTable(DesignContext context, EntitySchema<E> schema, String pattern) {
        this.context = context;
        this.schema = schema;
        this.pattern = pattern;
    }

    /** Returns the same table under the name of an access pattern, which appears in listeners and errors. */
    public EntityTable<E> named(String pattern) {
        return new EntityTable<>(context, schema, pattern);
    }

    /** Returns the same table with a hook on the raw SDK requests. */
    public EntityTable<E> customized(RequestHook hook) {
        return new EntityTable<>(context.customized(hook), schema, pattern);
    }

    public EntitySchema<E> schema() {
        return schema;
    }

    public Optional<E> get(EntityKey<E> key) {
        return get(key, false);
    }

    public Optional<E> getConsistent(EntityKey<E> key) {
        return get(key, true);
    }

    /**
     * Reads the item of the first key, or of the second if there is none: for tables with keys that were written
     * without percent-encoding. Sends one request if the keys are equal.
     */
    public Optional<E> getOrFallback(EntityKey<E> key, EntityKey<E> fallback) {
        Optional<E> found = get(key);
        return found.isPresent() || key.equals(fallback) ? found : get(fallback);
    }

    /** Does the same as {@link #getOrFallback}, with consistent reads. */
    public Optional<E> getConsistentOrFallback(EntityKey<E> key, EntityKey<E> fallback) {
        Optional<E> found = getConsistent(key);
        return found.isPresent() || key.equals(fallback) ? found : getConsistent(fallback);
    }

    /** Returns the existing entities, in the order of the keys. */
    public List<E> getAll(Collection<EntityKey<E>> keys) {
        return context.batchGet(pattern).getAll(keys).run().all(schema.type());
    }

    /** Writes a new item; fails if the key exists. */
    public E create(E entity) {
        return write("create", new CreateWrite<>(schema, schema.stamped(entity, context.stamp())));
    }

    /** Reads the item consistently and creates it if it does not exist. Of concurrent callers, one creates it. */
    public E getOrCreate(EntityKey<E> key, Supplier<E> first) {
        return getConsistent(key).orElseGet(() -> {
            try {
                return create(first.get());
            } catch (AlreadyExistsException other) {
                return getConsistent(key).orElseThrow(() -> other);
            }
        });
    }

    /** Replaces the whole item, or writes it if it does not exist. */
    public E put(E entity) {
        return put(entity, null, null);
    }

    public E put(E entity, Condition<E> condition) {
        return put(entity, null, condition);
    }

    /**
     * Replaces an item that the caller has read. If the entity has unique components, this saves reading the old item.
     */
    public E replace(E old, E entity) {
        return put(entity, old, null);
    }

    /**
     * Writes all attributes of the entity to an existing item. Unlike {@link #put(Object)}, it keeps attributes that
     * other applications have added.
     */
    public E change(E entity) {
        return write("change", PutWrite.keepingUnknownAttributes(schema, schema.stamped(entity, context.stamp())));
    }

    /** Starts an update of an item in place. */
    public EntityUpdate<E> update(EntityKey<E> key) {
        return new EntityUpdate<>(context, pattern, key, null);
    }

    /**
     * Starts an update of an item that may be missing: then the update applies to the initial entity and creates it. It
     * is one request if the entity has no unique components, references and expiry, and the initial values are in
     * components that cannot be null; otherwise the create is a second request.
     */
    public EntityUpdate<E> upsert(E initial) {
        E stamped = schema.stamped(initial, context.stamp());
        return new EntityUpdate<>(context, pattern, schema.key(stamped), stamped);
    }

    /** Deletes the item and returns it. If the entity has a version, the item must have the same one. */
    public Optional<E> delete(E entity) {
        return write("delete", DeleteWrite.of(schema, entity));
    }

    /** Deletes the item if it exists, and returns it. */
    public Optional<E> delete(EntityKey<E> key) {
        return write("delete", DeleteWrite.of(key, null));
    }

    public Optional<E> delete(EntityKey<E> key, Condition<E> condition) {
        return write("delete", DeleteWrite.of(key, condition));
    }

    /**
     * Marks the item as deleted. It disappears from reads and indexes but stays in the table and keeps its unique
     * values.
     */
    public E softDelete(EntityKey<E> key) {
        return update(key).set(softDeleteAttribute(), context.now()).run();
    }

    /** Undoes a {@link #softDelete}. */
    public E restore(EntityKey<E> key) {
        return update(key).remove(softDeleteAttribute()).run();
    }

    /** Reads the item consistently, even if it has expired or is soft-deleted. */
    public Optional<E> getHidden(EntityKey<E> key) {
        return context.call(pattern, "get", requests -> {
            Map<String, AttributeValue> item = context.readConsistently(requests, key);
            return item.isEmpty() || !schema.matches(item) ? Optional.empty() : Optional.of(schema.read(item));
        });
    }

    /** Starts a scan of the whole table for this entity's items; the permission states the reason. */
    public Scan<E> scan(FullScan permission) {
        return new Scan<>(context, pattern, schema.table(), schema, permission);
    }

    private Optional<E> get(EntityKey<E> key, boolean consistent) {
        return context.call(pattern, "get", requests -> {
            Map<String, AttributeValue> item = requests.send(GetItemRequest.builder()
                    .tableName(context.tableName(schema.table()))
                    .key(key.item())
                    .consistentRead(consistent));
            return item.isEmpty()
                    ? Optional.empty()
                    : Optional.ofNullable(schema.readVisible(item, context.readScope(context.now())));
        });
    }

    private E put(E entity, @Nullable E old, @Nullable Condition<E> condition) {
        E stamped = schema.stamped(entity, context.stamp());
        return write("put", new PutWrite<>(schema, stamped, old, condition));
    }

    private <R> R write(String operation, Write<R> write) {
        return context.call(pattern, operation, requests -> new WriteRunner(context, pattern, requests).run(write));
    }

    private Settable<E, Instant> softDeleteAttribute() {
        EntityAttribute<E, Instant> attribute = schema.softDelete();
        if (attribute instanceof Settable<?, ?>) {
            // Every settable subclass of Attribute<E, T> implements Settable<E, T>.
            @SuppressWarnings("unchecked")
            Settable<E, Instant> settable = (Settable<E, Instant>) attribute;
            return settable;
        }
        throw new IllegalArgumentException(schema.name() + " has no @SoftDelete component");
    }
}
