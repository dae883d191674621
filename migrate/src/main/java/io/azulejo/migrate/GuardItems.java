package io.azulejo.migrate;

import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.UniqueRule;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Uniqueness items of a design's tables: which item needs which, and which item owns one. Immutable. */
record GuardItems(List<TargetTable> tables) {

    GuardItems {
        tables = List.copyOf(tables);
    }

    /**
     * Uniqueness item that an item needs.
     *
     * @param expected the uniqueness item as the design writes it
     * @param former the places where earlier builds wrote it
     */
    record Need<E>(
            UniqueRule<E> rule,
            StoreAccess.ItemId id,
            Map<String, AttributeValue> expected,
            List<StoreAccess.ItemId> former) {}

    <E> List<Need<E>> needs(ItemPlan<E> plan) {
        List<Need<E>> needs = new ArrayList<>();
        for (UniqueRule<E> rule : plan.schema().uniques()) {
            Map<String, AttributeValue> expected = rule.item(plan.schema(), plan.key(), plan.entity());
            if (expected != null) {
                List<StoreAccess.ItemId> former = new ArrayList<>();
                for (UniqueRule.Guard<E> guard : rule.former()) {
                    Map<String, AttributeValue> key = guard.of(plan.entity());
                    if (key != null) {
                        former.add(id(rule, key));
                    }
                }
                needs.add(new Need<>(rule, id(rule, expected), expected, former));
            }
        }
        return needs;
    }

    /** Returns the places of all uniqueness items of an item. */
    Set<StoreAccess.ItemId> places(ItemPlan<?> plan) {
        Set<StoreAccess.ItemId> places = new LinkedHashSet<>();
        for (Need<?> need : needs(plan)) {
            places.add(need.id());
            places.addAll(need.former());
        }
        return places;
    }

    /**
     * Returns whether an item is a uniqueness item of the toolkit, for an entity of this design. Other designs may have
     * theirs in the same table.
     */
    static boolean isGuard(TargetTable table, Map<String, AttributeValue> item) {
        AttributeValue key = item.get(table.ref().partitionKey());
        String text = key == null ? null : key.s();
        return text != null
                && text.startsWith("UNIQUE" + table.definition().delimiter())
                && table.guardPrefixes().stream().anyMatch(text::startsWith);
    }

    /** Returns the table key of the owner; null if the uniqueness item is from an earlier build. */
    static @Nullable Map<String, AttributeValue> owner(Map<String, AttributeValue> guard) {
        AttributeValue owner = guard.get(UniqueRule.OWNER);
        return owner == null || !owner.hasM() ? null : owner.m();
    }

    /** Returns whether a uniqueness item has expired, so that its value is free. */
    static boolean expired(@Nullable String attribute, Map<String, AttributeValue> guard, Instant now) {
        AttributeValue value = attribute == null ? null : guard.get(attribute);
        if (attribute == null || value == null || value.n() == null) {
            return false;
        }
        Instant expires = Items.epochSecondsOrNull(guard, attribute);
        return expires != null && !expires.isAfter(now);
    }

    /**
     * Returns whether an item has the value that a uniqueness item protects. An item that cannot be read, or that is of
     * another design, may have it.
     */
    boolean claims(TargetTable table, Map<String, AttributeValue> item, StoreAccess.ItemId guard) {
        if (item.isEmpty()) {
            return false;
        }
        Optional<EntitySchema<?>> schema = table.schemaOf(item);
        return schema.isEmpty() || claims(schema.get(), item, guard);
    }

    private <E> boolean claims(EntitySchema<E> schema, Map<String, AttributeValue> item, StoreAccess.ItemId guard) {
        try {
            E entity = schema.read(item);
            for (UniqueRule<E> rule : schema.uniques()) {
                Map<String, AttributeValue> key = rule.guard().of(entity);
                if (key != null && id(rule, key).equals(guard)) {
                    return true;
                }
            }
            return false;
        } catch (RuntimeException e) { // the application's methods may throw anything
            return true;
        }
    }

    private StoreAccess.ItemId id(UniqueRule<?> rule, Map<String, AttributeValue> item) {
        TargetTable table = tables.stream()
                .filter(other -> other.ref().equals(rule.table()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "The design has no table " + rule.table().declaredName()));
        return new StoreAccess.ItemId(table, table.ref().keyOf(item));
    }
}
