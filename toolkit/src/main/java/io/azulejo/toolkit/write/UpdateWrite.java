package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.expression.EntityAttribute;
import io.azulejo.toolkit.expression.UpdateAction;
import io.azulejo.toolkit.expression.UpdateEvaluator;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.schema.DerivedAttributes;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.KnownComponents;
import io.azulejo.toolkit.schema.ReferenceRule;
import io.azulejo.toolkit.schema.UniqueRule;
import io.azulejo.toolkit.write.WriteAction.Change;
import io.azulejo.toolkit.write.WriteAction.Purpose;
import io.azulejo.toolkit.write.WritePrecondition.Presence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Update of an item in place, together with the attributes derived from the changed components: index keys, entity
 * type, uniqueness items. If all values that these depend on are known, it is one UpdateItem. Otherwise the item is
 * read, the new entity is computed and written on the condition that the values read have not changed.
 */
public final class UpdateWrite<E> implements Write<E> {
    private final EntityKey<E> key;
    /** Schema without converters, for what needs none: names of attributes, rules and versions. */
    private final EntitySchema<E> schema;

    private final List<UpdateAction> actions;
    private final Map<String, @Nullable Object> set;
    private final Set<String> touched;
    private final @Nullable Condition<E> condition;
    private final @Nullable Long version;
    private final Set<ItemId> foreign = new HashSet<>();
    /** Whether an attempt found the item in an earlier form, which has to be converted before the actions apply. */
    private boolean readFirst;

    /**
     * Creates an update whose actions already include timestamp and version.
     *
     * @param set the components that are set or removed as a whole, with their new values
     * @param touched all components that the actions change
     */
    public UpdateWrite(
            EntityKey<E> key,
            List<UpdateAction> actions,
            Map<String, @Nullable Object> set,
            Set<String> touched,
            @Nullable Condition<E> condition,
            @Nullable Long version) {
        this.key = key;
        this.schema = key.schema();
        this.actions = List.copyOf(actions);
        this.set = new HashMap<>(set);
        this.touched = Set.copyOf(touched);
        this.condition = condition;
        this.version = version;
    }

    @Override
    public WritePlan<E> plan(DesignContext context, RequestSender requests) {
        List<DerivedAttributes<E>> derived = schema.derived().stream()
                .filter(rule -> isAffected(rule.components()))
                .toList();
        List<UniqueRule<E>> uniques = schema.uniques().stream()
                .filter(rule -> isAffected(rule.components()))
                .toList();
        List<ReferenceRule<E>> references = schema.references().stream()
                .filter(rule -> isAffected(rule.components()))
                .toList();
        if (!readFirst
                && uniques.isEmpty()
                && references.isEmpty()
                && derived.stream().allMatch(this::known)) {
            return direct(context, requests, derived);
        }
        Map<String, AttributeValue> old = context.readConsistently(requests, key);
        if (Absence.holds(schema, old, context.now()) || Absence.ofAnother(schema, old)) {
            throw new NotFoundException(schema.name(), key.toString());
        }
        boolean converted = !schema.inCurrentForm(old);
        EntitySchema<E> codecs = context.bound(schema);
        E before = codecs.read(old);
        Map<String, AttributeValue> overlay =
                UpdateEvaluator.apply(converted ? schema.toCurrentForm(old) : old, actions);
        E after = codecs.read(overlay);
        // A rule without attributes stands for a method in the table key.
        if (derived.stream().anyMatch(rule -> rule.attributes().isEmpty())
                && !codecs.key(after).equals(key)) {
            throw new IllegalArgumentException("The update would change the table key of " + key + " to "
                    + codecs.key(after) + "; delete the item and create another");
        }
        Map<String, AttributeValue> recomputed = codecs.toItem(after);
        List<UpdateAction> all = new ArrayList<>();
        if (converted) {
            schema.derived().forEach(rule -> overwrite(overlay, rule, recomputed));
            all.addAll(difference(old, overlay));
        } else {
            all.addAll(actions);
            derived.forEach(rule -> all.addAll(write(rule, recomputed)));
        }

        List<WriteAction> constraints = new ArrayList<>();
        constraints.addAll(new GuardActions<>(context, requests, key, foreign).of(uniques, before, after));
        constraints.addAll(ConstraintActions.references(references, key, before, after, context.now()));
        Set<String> dependencies = new LinkedHashSet<>(ConstraintActions.guardedAttributes(schema, uniques, old));
        dependencies.addAll(
                converted ? everyAttribute(old) : dependencies(derived, references, !constraints.isEmpty()));
        List<WriteAction> plan = new ArrayList<>();
        plan.add(
                converted
                        ? update(context, all, ReadState.of(old, dependencies), null)
                        : update(context, all, ReadState.of(old, dependencies), currentForm()));
        plan.addAll(constraints);
        return new WritePlan<>(plan, returned -> {
            if (returned != null) {
                return codecs.read(returned);
            }
            // With a version, nothing can have changed between read and write; without one, only the store knows the
            // result.
            return schema.version() != null
                    ? codecs.read(UpdateEvaluator.apply(old, all))
                    : codecs.read(context.readConsistently(requests, key));
        });
    }

    private WritePlan<E> direct(DesignContext context, RequestSender requests, List<DerivedAttributes<E>> derived) {
        List<UpdateAction> all = new ArrayList<>(actions);
        KnownComponents<E> components = new KnownComponents<>(key, set);
        for (DerivedAttributes<E> rule : derived) {
            if (rule.derive() != null) {
                all.addAll(write(rule, rule.derive().apply(components)));
            }
        }
        return new WritePlan<>(
                List.of(update(context, all, null, currentForm())),
                returned -> context.bound(schema)
                        .read(returned == null ? context.readConsistently(requests, key) : returned));
    }

    /**
     * Returns the condition that the item has the form that the actions expect; null if it always has. Actions that set
     * or remove a whole attribute also remove its aliases, so they need no condition.
     */
    private @Nullable Condition<E> currentForm() {
        List<String> attributes = touched.stream()
                .filter(component -> !set.containsKey(component))
                .filter(schema.attributes()::containsKey)
                .map(schema.attributes()::get)
                .toList();
        return schema.currentForm(attributes);
    }

    /** Returns the attributes that a conversion of the item depends on: with a version that one, otherwise all. */
    private Set<String> everyAttribute(Map<String, AttributeValue> old) {
        EntityAttribute<E, Long> versioned = schema.version();
        if (versioned != null && old.containsKey(versioned.attributeName())) {
            return Set.of(versioned.attributeName());
        }
        Set<String> attributes = new LinkedHashSet<>(old.keySet());
        attributes.addAll(schema.attributes().values());
        attributes.removeAll(key.item().keySet());
        return attributes;
    }

    /** Returns the actions that turn one item into another with the same key. */
    private static List<UpdateAction> difference(Map<String, AttributeValue> from, Map<String, AttributeValue> to) {
        List<UpdateAction> actions = new ArrayList<>();
        to.forEach((name, value) -> {
            if (!value.equals(from.get(name))) {
                actions.add(new UpdateAction.Set(DocumentPath.of(name), value));
            }
        });
        from.keySet().stream()
                .filter(name -> !to.containsKey(name))
                .forEach(name -> actions.add(new UpdateAction.Remove(DocumentPath.of(name))));
        return actions;
    }

    private static void overwrite(
            Map<String, AttributeValue> item, DerivedAttributes<?> rule, Map<String, AttributeValue> recomputed) {
        for (String attribute : rule.attributes()) {
            AttributeValue value = recomputed.get(attribute);
            if (value == null) {
                item.remove(attribute);
            } else {
                item.put(attribute, value);
            }
        }
    }

    private WriteAction update(
            DesignContext context, List<UpdateAction> all, @Nullable ReadState read, @Nullable Condition<E> form) {
        WritePrecondition<E> expectation =
                new WritePrecondition<>(key, context.now(), "update", Presence.REQUIRED, version, read, condition);
        Condition<E> expected = expectation.condition();
        return new WriteAction(
                ItemId.of(key),
                new Change.Update(all),
                form == null || expected == null ? expected : expected.and(form),
                Purpose.CALLER,
                expectation.text(),
                found -> {
                    if (form != null && !found.isEmpty() && !schema.inCurrentForm(found)) {
                        readFirst = true;
                        return new StaleReadException(key.toString());
                    }
                    return expectation.failure(found);
                });
    }

    private boolean isAffected(Set<String> components) {
        return !Collections.disjoint(components, touched);
    }

    private boolean known(DerivedAttributes<E> rule) {
        return rule.derive() != null
                && rule.components().stream()
                        .allMatch(component ->
                                set.containsKey(component) || key.components().containsKey(component));
    }

    static List<UpdateAction> write(DerivedAttributes<?> rule, Map<String, AttributeValue> item) {
        return rule.attributes().stream()
                .<UpdateAction>map(attribute -> {
                    AttributeValue value = item.get(attribute);
                    DocumentPath path = DocumentPath.of(attribute);
                    return value == null ? new UpdateAction.Remove(path) : new UpdateAction.Set(path, value);
                })
                .toList();
    }

    /** Returns the attributes read that the written values depend on. */
    private Set<String> dependencies(
            List<DerivedAttributes<E>> derived, List<ReferenceRule<E>> references, boolean transaction) {
        Set<String> attributes = new LinkedHashSet<>();
        boolean whole = derived.stream().anyMatch(rule -> rule.derive() == null);
        EntityAttribute<E, Long> versioned = schema.version();
        if (versioned != null && (whole || transaction)) {
            attributes.add(versioned.attributeName());
        } else if (whole) {
            attributes.addAll(schema.attributes().values());
        }
        derived.stream()
                .filter(rule -> rule.derive() != null)
                .forEach(rule -> attributes.addAll(unknown(rule.components())));
        references.forEach(rule -> attributes.addAll(unknown(rule.components())));
        return attributes;
    }

    private List<String> unknown(Set<String> components) {
        return components.stream()
                .filter(component -> !set.containsKey(component))
                .filter(schema.attributes()::containsKey)
                .map(schema.attributes()::get)
                .toList();
    }
}
