package io.azulejo.toolkit.schema;

import io.azulejo.toolkit.codec.ItemReader;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.codec.UnreadableValueException;
import io.azulejo.toolkit.error.UnreadableItemException;
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
public abstract class EntitySchema<E> implements ItemReader<E> {
    private final Class<E> type;
    private final TableRef table;

    protected EntitySchema(Class<E> type, TableRef table) {
        this.type = type;
        this.table = table;
    }

    public final Class<E> type() {
        return type;
    }

    public final String name() {
        return type.getSimpleName();
    }

    public final TableRef table() {
        return table;
    }

    /** The whole item: keys, entity type, index keys and attributes. */
    public abstract Map<String, AttributeValue> toItem(E entity);

    /** The entity of an item that {@link #matches}; made of calls to {@link Items}. */
    public abstract E fromItem(Map<String, AttributeValue> item);

    public abstract EntityKey<E> key(E entity);

    /** The attribute name of each component, without those that are stored in the key only. */
    public abstract Map<String, String> attributes();

    /** Whether the item is one of this entity: by its entity type, or by its table key where it has none. */
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

    /** The entity of an item, or an exception that names entity, attribute and key. */
    public final E read(Map<String, AttributeValue> item) {
        try {
            return fromItem(item);
        } catch (UnreadableValueException e) {
            throw new UnreadableItemException(name(), text(item, table.partitionKey()), sortKeyText(item), e);
        }
    }

    @Override
    public final @Nullable E readVisible(Map<String, AttributeValue> item, Instant now) {
        return matches(item) && visible(item, now) ? read(item) : null;
    }

    private boolean visible(Map<String, AttributeValue> item, Instant now) {
        Attribute<E, Instant> deleted = softDelete();
        if (deleted != null && Items.stringOrNull(item, deleted.attributeName()) != null) {
            return false;
        }
        Attribute<E, Instant> ttl = ttl();
        if (ttl == null) {
            return true;
        }
        Instant expiry = Items.epochSecondsOrNull(item, ttl.attributeName());
        return expiry == null || expiry.isAfter(now);
    }

    private @Nullable String sortKeyText(Map<String, AttributeValue> item) {
        return table.sortKey() == null ? null : text(item, table.sortKey());
    }

    private static @Nullable String text(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        return value == null ? null : value.s();
    }
}
