package io.azulejo.toolkit.entity;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.expression.Changeable;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.expression.EntityAttribute;
import io.azulejo.toolkit.expression.ListAttribute;
import io.azulejo.toolkit.expression.NumberAttribute;
import io.azulejo.toolkit.expression.SetAttribute;
import io.azulejo.toolkit.expression.Settable;
import io.azulejo.toolkit.expression.UpdateAction;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.write.KnownUpdate;
import io.azulejo.toolkit.write.UpdateWrite;
import io.azulejo.toolkit.write.UpsertWrite;
import io.azulejo.toolkit.write.Write;
import io.azulejo.toolkit.write.WriteRunner;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * In-place update of one existing item, or of a missing one that begins with an initial entity. Index keys, uniqueness items, version and timestamp are updated with it. Not
 * thread-safe; for one use.
 *
 * @param <E> the entity
 */
public final class EntityUpdate<E> {
    private final DesignContext context;
    private final String pattern;
    private final EntityKey<E> key;
    private final List<UpdateAction> actions = new ArrayList<>();
    private final Map<String, @Nullable Object> set = new HashMap<>();
    private final Set<String> changed = new HashSet<>();
    private final Set<DocumentPath> paths = new HashSet<>();
    private final @Nullable E initial;
    private @Nullable Condition<E> condition;
    private @Nullable Long version;

    EntityUpdate(DesignContext context, String pattern, EntityKey<E> key, @Nullable E initial) {
        this.initial = initial;
        this.context = context;
        this.pattern = pattern;
        this.key = key;
    }

    /** Sets a component; null removes it. */
    public <T> EntityUpdate<E> set(Settable<E, T> attribute, @Nullable T value) {
        if (value == null) {
            return remove(attribute);
        }
        AttributeValue encoded = encoded(attribute, value);
        if (emptySet(encoded)) {
            // DynamoDB stores no empty set; a missing one is read as empty.
            return change(attribute, new UpdateAction.Remove(attribute.path()), value);
        }
        return change(attribute, new UpdateAction.Set(attribute.path(), encoded), value);
    }

    public <T> EntityUpdate<E> setIfMissing(Changeable<E, T> attribute, T value) {
        return record(attribute, new UpdateAction.SetIfMissing(attribute.path(), encoded(attribute, value)));
    }

    public EntityUpdate<E> remove(Settable<E, ?> attribute) {
        if (attribute.path().whole() && key.schema().required().contains(attribute.component())) {
            throw new IllegalArgumentException(
                    key.schema().name() + "." + attribute.component() + " is not nullable, it cannot be removed");
        }
        return change(attribute, new UpdateAction.Remove(attribute.path()), null);
    }

    /** Adds to a number; a missing number counts as its {@code @Default}, or as 0. */
    public <N extends Number> EntityUpdate<E> add(NumberAttribute<E, N> attribute, N amount) {
        AttributeValue encoded = encoded(attribute, amount);
        // Below an attribute, DynamoDB documents SET only.
        AttributeValue byDefault = attribute.path().whole()
                ? key.schema().numberDefaults().get(attribute.component())
                : AttributeValue.fromN("0");
        return record(
                attribute,
                byDefault == null
                        ? new UpdateAction.Add(attribute.path(), encoded)
                        : new UpdateAction.AddToDefault(attribute.path(), byDefault, encoded));
    }

    public <T> EntityUpdate<E> add(SetAttribute<E, T> attribute, Set<T> elements) {
        return elements.isEmpty()
                ? this
                : record(attribute, new UpdateAction.Add(attribute.path(), encoded(attribute, elements)));
    }

    public <T> EntityUpdate<E> delete(SetAttribute<E, T> attribute, Set<T> elements) {
        return elements.isEmpty()
                ? this
                : record(attribute, new UpdateAction.Delete(attribute.path(), encoded(attribute, elements)));
    }

    public <T> EntityUpdate<E> append(ListAttribute<E, T> attribute, List<T> elements) {
        return append(attribute, elements, UpdateAction.Append.End.BACK);
    }

    public <T> EntityUpdate<E> prepend(ListAttribute<E, T> attribute, List<T> elements) {
        return append(attribute, elements, UpdateAction.Append.End.FRONT);
    }

    /** Adds a condition. All conditions must hold. An upsert creates a missing item without asking them. */
    public EntityUpdate<E> where(Condition<E> condition) {
        this.condition = this.condition == null ? condition : this.condition.and(condition);
        return this;
    }

    public EntityUpdate<E> expectVersion(long version) {
        if (key.schema().version() == null) {
            throw new IllegalArgumentException(key.schema().name() + " has no @Version component");
        }
        if (initial != null) {
            throw new IllegalArgumentException(
                    "An upsert of " + key + " cannot expect a version, because the item may be missing");
        }
        this.version = version;
        return this;
    }

    /** Expects the version if one is present, as in an optional {@code If-Match} header. */
    public EntityUpdate<E> expectVersion(OptionalLong version) {
        return version.isPresent() ? expectVersion(version.getAsLong()) : this;
    }

    /** Runs the update and returns the new entity. */
    public E run() {
        return context.call(
                pattern,
                initial == null ? "update" : "upsert",
                requests -> new WriteRunner(context, pattern, requests).run(write(context.now())));
    }

    /** Returns the update as an action of a transaction. */
    public Write<E> write(Instant now) {
        if (actions.isEmpty()) {
            throw new IllegalArgumentException("The update of " + key + " changes nothing");
        }
        EntitySchema<E> schema = key.schema();
        List<UpdateAction> all = new ArrayList<>(actions);
        Map<String, @Nullable Object> values = new HashMap<>(set);
        Set<String> components = new HashSet<>(changed);
        EntityAttribute<E, Instant> updatedAt = schema.updatedAt();
        if (updatedAt != null) {
            all.add(new UpdateAction.Set(updatedAt.path(), updatedAt.codec().encode(now)));
            values.put(updatedAt.component(), now);
            components.add(updatedAt.component());
        }
        EntityAttribute<E, Long> versioned = schema.version();
        if (versioned != null) {
            all.add(new UpdateAction.Add(versioned.path(), versioned.codec().encode(1L)));
            components.add(versioned.component());
        }
        UpdateWrite<E> update = new UpdateWrite<>(key, all, values, components, condition, version);
        return initial == null
                ? update
                : new UpsertWrite<>(
                        context.bound(schema),
                        initial,
                        all,
                        update,
                        condition == null ? new KnownUpdate(values, components) : null);
    }

    private <T> EntityUpdate<E> append(ListAttribute<E, T> attribute, List<T> elements, UpdateAction.Append.End end) {
        return elements.isEmpty()
                ? this
                : record(attribute, new UpdateAction.Append(attribute.path(), encoded(attribute, elements), end));
    }

    /** Records an action whose resulting value is known. */
    private EntityUpdate<E> change(Settable<E, ?> attribute, UpdateAction action, @Nullable Object value) {
        if (attribute.path().whole()) {
            set.put(attribute.component(), value);
            String name = key.schema().attributes().get(attribute.component());
            key.schema()
                    .aliases()
                    .getOrDefault(name == null ? "" : name, List.of())
                    .forEach(alias -> actions.add(new UpdateAction.Remove(DocumentPath.of(alias))));
        }
        return record(attribute, action);
    }

    private EntityUpdate<E> record(Settable<E, ?> attribute, UpdateAction action) {
        if (!paths.add(attribute.path())) {
            throw new IllegalArgumentException("The update of " + key + " changes " + attribute.path() + " twice");
        }
        actions.add(action);
        changed.add(attribute.component());
        return this;
    }

    private <T> AttributeValue encoded(Settable<E, T> attribute, T value) {
        return attribute.codec().bound(context.options().converters()).encode(value);
    }

    private static boolean emptySet(AttributeValue value) {
        return (value.hasSs() && value.ss().isEmpty())
                || (value.hasNs() && value.ns().isEmpty())
                || (value.hasBs() && value.bs().isEmpty());
    }
}
