package io.azulejo.migrate;

import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.schema.DerivedAttributes;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Form that an item should have. Values that are stored stay as they are; missing attributes with a value, index keys,
 * the entity type and the version are added, and aliases and earlier versions are converted. Immutable.
 *
 * @param key the key that the design gives the item
 * @param target the item as it should be, under its present key
 */
record ItemPlan<E>(
        TargetTable table,
        EntitySchema<E> schema,
        Map<String, AttributeValue> stored,
        E entity,
        EntityKey<E> key,
        Map<String, AttributeValue> target) {

    /**
     * Plans an item of an entity.
     *
     * @throws io.azulejo.toolkit.error.UnreadableItemException if the item cannot be read
     */
    static <E> ItemPlan<E> of(TargetTable table, EntitySchema<E> schema, Map<String, AttributeValue> stored) {
        E entity = schema.read(stored);
        Map<String, AttributeValue> written = new HashMap<>(schema.toItem(entity));
        Map<String, AttributeValue> target = new HashMap<>(schema.toCurrentForm(stored));
        written.keySet().removeAll(table.ref().keyOf(stored).keySet());
        for (DerivedAttributes<E> rule : schema.derived()) {
            for (String attribute : rule.attributes()) {
                AttributeValue value = written.get(attribute);
                if (value == null) {
                    target.remove(attribute);
                } else if (!SameValues.same(target.get(attribute), value)) {
                    target.put(attribute, value);
                }
            }
        }
        written.forEach((name, value) -> {
            if (!Items.has(target, name)) {
                target.put(name, value);
            }
        });
        return new ItemPlan<>(table, schema, Map.copyOf(stored), entity, schema.key(entity), Map.copyOf(target));
    }

    /** Returns whether the item has expired, so that DynamoDB may delete it at any time. */
    static boolean expired(EntitySchema<?> schema, Map<String, AttributeValue> item, Instant now) {
        String attribute = schema.storedExpiry();
        AttributeValue value = attribute == null ? null : item.get(attribute);
        if (value == null || value.n() == null) {
            return false;
        }
        Instant expires = attribute == null ? null : Items.epochSecondsOrNull(item, attribute);
        return expires != null && !expires.isAfter(now);
    }

    boolean rewritten() {
        return !SameValues.same(stored, target);
    }

    boolean hasOtherKey() {
        return !key.item().equals(storedKey());
    }

    Map<String, AttributeValue> storedKey() {
        return table.ref().keyOf(stored);
    }

    StoreAccess.ItemId id() {
        return new StoreAccess.ItemId(table, storedKey());
    }

    /** Returns the item under the key that the design gives it. */
    Map<String, AttributeValue> moved() {
        Map<String, AttributeValue> item = new HashMap<>(target);
        item.putAll(key.item());
        return item;
    }

    String text() {
        return schema.name() + " " + table.keyText(stored);
    }
}
