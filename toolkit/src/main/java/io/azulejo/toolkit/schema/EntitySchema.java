package io.azulejo.toolkit.schema;

import io.azulejo.toolkit.expression.EntityAttribute;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Storage schema of an entity. The processor generates one subclass per entity record. Subclasses are stateless and
 * thread-safe.
 *
 * @param <E> the entity
 */
public abstract class EntitySchema<E> extends RecordReader<E> {

    protected EntitySchema(Class<E> type, TableRef table) {
        super(type, table);
    }

    /** Returns the whole item: keys, entity type, index keys and attributes. */
    public abstract Map<String, AttributeValue> toItem(E entity);

    public abstract EntityKey<E> key(E entity);

    /** Returns the attribute name of each component, except those stored only in the key. */
    public abstract Map<String, String> attributes();

    /** Returns whether the item belongs to this entity: by its entity type, or by its table key if it has none. */
    @Override
    public abstract boolean matches(Map<String, AttributeValue> item);

    /** Returns the entity with generated id, timestamps and next version. */
    public E stamped(E entity, GeneratedValues stamp) {
        return entity;
    }

    /** Returns the {@code @Version} component. */
    public @Nullable EntityAttribute<E, Long> version() {
        return null;
    }

    /** Returns the {@code @UpdatedAt} component. */
    public @Nullable EntityAttribute<E, Instant> updatedAt() {
        return null;
    }

    /** Returns the {@code @Ttl} component. */
    public @Nullable EntityAttribute<E, Instant> ttl() {
        return null;
    }

    /** Returns the {@code @SoftDelete} component. */
    public @Nullable EntityAttribute<E, Instant> softDelete() {
        return null;
    }

    public List<DerivedAttributes<E>> derived() {
        return List.of();
    }

    public List<UniqueRule<E>> uniques() {
        return List.of();
    }

    public List<ReferenceRule<E>> references() {
        return List.of();
    }

    /** Returns the components that an item must have; updates cannot remove them. */
    public Set<String> required() {
        return Set.of();
    }

    @Override
    protected final @Nullable String deletionAttribute() {
        EntityAttribute<E, Instant> deleted = softDelete();
        return deleted == null ? null : deleted.attributeName();
    }

    @Override
    protected final @Nullable String expiryAttribute() {
        EntityAttribute<E, Instant> ttl = ttl();
        return ttl == null ? null : ttl.attributeName();
    }
}
