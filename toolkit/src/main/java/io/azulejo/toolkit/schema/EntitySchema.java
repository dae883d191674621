package io.azulejo.toolkit.schema;

import io.azulejo.toolkit.codec.Converters;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.expression.EntityAttribute;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
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

    @Override
    public EntitySchema<E> bound(Converters converters) {
        return this;
    }

    /** Returns the classes of the {@code @Injected} converters that the entity is stored through. */
    public Set<Class<?>> converters() {
        return Set.of();
    }

    /**
     * Returns the condition that an item is of this entity; null if no item of another entity can have its key. It is
     * set for entities that share a key space.
     */
    public @Nullable Condition<E> sharedKey() {
        return null;
    }

    /** Returns the attribute name of each component, except those stored only in the key. */
    public abstract Map<String, String> attributes();

    /** Returns the former names of attributes, by their current name; only those that have any. */
    public Map<String, List<String>> aliases() {
        return Map.of();
    }

    /** Returns the default values of number components other than 0, by component. */
    public Map<String, AttributeValue> numberDefaults() {
        return Map.of();
    }

    /**
     * Returns whether the item has the form in which it would be written now: in the current version, and with
     * attributes under their current names.
     */
    public final boolean inCurrentForm(Map<String, AttributeValue> item) {
        ItemVersions versions = itemVersions();
        return (versions == null || versions.value().equals(item.get(versions.attribute())))
                && aliases().values().stream().flatMap(List::stream).noneMatch(item::containsKey);
    }

    /** Returns a copy of the item in the current form. */
    public final Map<String, AttributeValue> toCurrentForm(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> converted;
        try {
            converted = new HashMap<>(current(item));
        } catch (RuntimeException e) {
            throw unreadable(item, e);
        }
        aliases().forEach((name, aliases) -> {
            for (String alias : aliases) {
                AttributeValue value = converted.remove(alias);
                if (value != null && !Items.has(converted, name)) {
                    converted.put(name, value);
                }
            }
        });
        return converted;
    }

    /**
     * Returns the condition that an item is in the current version, and that these attributes are under their current
     * names; null if that is always so.
     */
    public final @Nullable Condition<E> currentForm(Collection<String> attributes) {
        List<Condition<?>> all = new ArrayList<>();
        ItemVersions versions = itemVersions();
        if (versions != null) {
            all.add(new Condition.Compare<>(
                    DocumentPath.of(versions.attribute()), Condition.Operator.EQUAL, versions.value()));
        }
        for (String attribute : attributes) {
            for (String alias : aliases().getOrDefault(attribute, List.of())) {
                all.add(new Condition.Missing<>(DocumentPath.of(alias)));
            }
        }
        return all.isEmpty() ? null : new Condition.All<>(all);
    }

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

    /**
     * Returns the attribute with the time from which an item counts as absent: the {@code @Ttl} component, or the purge
     * time of a soft delete; null if items do not expire.
     */
    public @Nullable String storedExpiry() {
        return expiryAttribute();
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
