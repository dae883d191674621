package io.azulejo.toolkit.write;

import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.expression.UpdateAction;
import io.azulejo.toolkit.schema.DerivedAttributes;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.KnownComponents;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Update expression that serves an existing item and a missing one. The attributes of the initial item are set with
 * {@code if_not_exists}, so each of them must be one that every existing item has: otherwise an item without it would
 * get it too.
 *
 * @param key the key of the initial item
 * @param initial the initial item, without version
 */
record UpsertExpression<E>(
        EntitySchema<E> schema, EntityKey<E> key, Map<String, AttributeValue> initial, KnownUpdate known) {

    /** Returns the expression's actions; null if one expression cannot serve both. */
    @Nullable
    List<UpdateAction> actions(List<UpdateAction> update) {
        if (!schema.uniques().isEmpty()
                || !schema.references().isEmpty()
                || schema.storedExpiry() != null
                || schema.softDelete() != null
                || !schema.aliases().isEmpty()
                || schema.currentForm(List.of()) != null) {
            return null;
        }
        Map<String, UpdateAction> actions = new HashMap<>();
        for (UpdateAction action : update) {
            UpdateAction started = started(action);
            if (started == null) {
                return null;
            }
            actions.put(action.path().attribute(), started);
        }
        return addDerived(actions) && addInitial(actions) ? new ArrayList<>(actions.values()) : null;
    }

    /** Returns the action, starting from the initial value if the item is missing; null if there is no such action. */
    private @Nullable UpdateAction started(UpdateAction action) {
        if (!action.path().whole()) {
            return null;
        }
        DocumentPath path = action.path();
        AttributeValue start = initial.get(path.attribute());
        return switch (action) {
            case UpdateAction.Set set -> set;
            case UpdateAction.Remove remove -> remove;
            case UpdateAction.SetIfMissing set -> start == null ? set : new UpdateAction.SetIfMissing(path, start);
            case UpdateAction.Add add ->
                start == null
                        ? add
                        : start.n() == null ? null : new UpdateAction.AddToDefault(path, start, add.value());
            case UpdateAction.AddToDefault add ->
                start == null ? null : new UpdateAction.AddToDefault(path, start, add.value());
            case UpdateAction.Append append -> empty(start) ? append : null;
            case UpdateAction.Delete delete -> start == null ? delete : null;
        };
    }

    private static boolean empty(@Nullable AttributeValue value) {
        return value == null
                || (value.hasL() && value.l().isEmpty())
                || (value.hasM() && value.m().isEmpty());
    }

    /** Adds the attributes that depend on changed components. Returns whether all of these are known. */
    private boolean addDerived(Map<String, UpdateAction> actions) {
        KnownComponents<E> components = new KnownComponents<>(key, known.set());
        for (DerivedAttributes<E> rule : schema.derived()) {
            if (Collections.disjoint(rule.components(), known.touched())) {
                continue;
            }
            boolean allKnown = rule.components().stream()
                    .allMatch(component -> known.set().containsKey(component)
                            || key.components().containsKey(component));
            if (rule.derive() == null || !allKnown) {
                return false;
            }
            UpdateWrite.write(rule, rule.derive().apply(components))
                    .forEach(action -> actions.put(action.path().attribute(), action));
        }
        return true;
    }

    /** Adds the other attributes of the initial item. Returns whether every existing item has them. */
    private boolean addInitial(Map<String, UpdateAction> actions) {
        Set<String> always = alwaysThere();
        for (Map.Entry<String, AttributeValue> attribute : initial.entrySet()) {
            String name = attribute.getKey();
            if (actions.containsKey(name) || key.item().containsKey(name)) {
                continue;
            }
            // An empty list or map reads like a missing one.
            if (!always.contains(name) && !empty(attribute.getValue())) {
                return false;
            }
            actions.put(name, new UpdateAction.SetIfMissing(DocumentPath.of(name), attribute.getValue()));
        }
        return true;
    }

    private Set<String> alwaysThere() {
        Set<String> required = new HashSet<>(schema.required());
        required.addAll(key.components().keySet());
        Set<String> always = new HashSet<>(initial.keySet());
        schema.attributes().forEach((component, attribute) -> {
            if (!required.contains(component)) {
                always.remove(attribute);
            }
        });
        for (DerivedAttributes<E> rule : schema.derived()) {
            if (!required.containsAll(rule.components())) {
                rule.attributes().forEach(always::remove);
            }
        }
        return always;
    }
}
