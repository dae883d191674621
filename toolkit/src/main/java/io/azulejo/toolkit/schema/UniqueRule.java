package io.azulejo.toolkit.schema;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Rule for a {@code @Unique} component and its uniqueness item. Immutable.
 *
 * @param component the unique component
 * @param components all components that determine the uniqueness item: the unique one, its scope, the expiry and the
 *     other attributes
 * @param table the table of the uniqueness item
 * @param guard returns the whole uniqueness item, or its key if the rule is {@code owned}; null if the unique value or
 *     a part of its scope is null
 * @param expiry the attribute with the expiry time of the uniqueness item; null if it does not expire
 * @param owned whether the uniqueness item is the toolkit's own, to which the toolkit adds owner and expiry
 * @param ownerAttributes the attributes of a guard entity that tell its owner; if there are none, the toolkit adds {@link
 *     #OWNER}
 * @param ownerKey whether these attributes hold the whole key of the owner; otherwise they are all that the guard entity
 *     has from its owner, and guards of other applications may lack them
 * @param former returns the keys that earlier builds gave the uniqueness item
 */
public record UniqueRule<E>(
        String component,
        Set<String> components,
        TableRef table,
        Guard<E> guard,
        @Nullable String expiry,
        boolean owned,
        List<String> ownerAttributes,
        boolean ownerKey,
        List<Guard<E>> former) {

    /** Attribute of uniqueness items that holds the table key of their owner. */
    public static final String OWNER = "_owner";

    public UniqueRule {
        components = Set.copyOf(components);
        ownerAttributes = List.copyOf(ownerAttributes);
        former = List.copyOf(former);
    }

    /** Creates the rule of a guard entity that does not expire. */
    public UniqueRule(String component, Set<String> components, TableRef table, Guard<E> guard) {
        this(component, components, table, guard, null, false, List.of(), false, List.of());
    }

    /** Computes the uniqueness item of an entity. */
    @FunctionalInterface
    public interface Guard<E> {
        @Nullable
        Map<String, AttributeValue> of(E entity);
    }

    /**
     * Returns the whole uniqueness item of an entity; null if it has none.
     *
     * @param schema the owner's schema, with its converters
     */
    public @Nullable Map<String, AttributeValue> item(EntitySchema<E> schema, EntityKey<E> owner, E entity) {
        Map<String, AttributeValue> key = guard.of(entity);
        if (key == null || !ownerAttributes.isEmpty()) {
            return key;
        }
        Map<String, AttributeValue> item = new HashMap<>(key);
        item.put(OWNER, owner(owner));
        AttributeValue expires = owned && expiry != null ? schema.toItem(entity).get(expiry) : null;
        if (expiry != null && expires != null) {
            item.put(expiry, expires);
        }
        return item;
    }

    /** Returns the value of {@link #OWNER} for an owner. */
    public static AttributeValue owner(EntityKey<?> owner) {
        return AttributeValue.fromM(new HashMap<>(owner.item()));
    }
}
