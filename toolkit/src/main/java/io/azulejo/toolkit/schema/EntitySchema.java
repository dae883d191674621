package io.azulejo.toolkit.schema;

import io.azulejo.toolkit.expression.Attribute;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How an entity is stored: the processor generates one subclass per entity record. Subclasses are stateless and
 * thread-safe.
 *
 * @param <E> the entity
 */
public abstract class EntitySchema<E> extends RecordReader<E> {

    protected EntitySchema(Class<E> type, TableRef table) {
        super(type, table);
    }

    /** The whole item: keys, entity type, index keys and attributes. */
    public abstract Map<String, AttributeValue> toItem(E entity);

    public abstract EntityKey<E> key(E entity);

    /** The attribute name of each component, without those that are stored in the key only. */
    public abstract Map<String, String> attributes();

    /** Whether the item is one of this entity: by its entity type, or by its table key where it has none. */
    @Override
    public abstract boolean matches(Map<String, AttributeValue> item);

    /** The entity with generated id, timestamps and next version filled in. */
    public E stamped(E entity, Stamp stamp) {
        return entity;
    }

    /** The {@code @Version} component. */
    public @Nullable Attribute<E, Long> version() {
        return null;
    }

    /** The {@code @UpdatedAt} component. */
    public @Nullable Attribute<E, Instant> updatedAt() {
        return null;
    }

    /** The {@code @Ttl} component. */
    public @Nullable Attribute<E, Instant> ttl() {
        return null;
    }

    /** The {@code @SoftDelete} component. */
    public @Nullable Attribute<E, Instant> softDelete() {
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

    /** The components an item cannot be read without: an update may not remove them. */
    public Set<String> required() {
        return Set.of();
    }

    @Override
    protected final @Nullable String deletionAttribute() {
        Attribute<E, Instant> deleted = softDelete();
        return deleted == null ? null : deleted.attributeName();
    }

    @Override
    protected final @Nullable String expiryAttribute() {
        Attribute<E, Instant> ttl = ttl();
        return ttl == null ? null : ttl.attributeName();
    }
}
