package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.expression.EntityAttribute;
import io.azulejo.toolkit.expression.UpdateAction;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.write.WriteAction.Change;
import io.azulejo.toolkit.write.WriteAction.Purpose;
import io.azulejo.toolkit.write.WritePrecondition.Presence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Put of a whole item, or an update of all attributes that the entity knows. If the entity has unique values, the old
 * ones must be known to release them.
 */
public final class PutWrite<E> implements Write<E> {
    /** Handling of attributes that the entity does not know, and of a missing item. */
    private enum UnknownAttributes {
        /** Unknown attributes are removed; a missing item is created. */
        REPLACED,
        /** Unknown attributes are kept; the item must exist. */
        KEPT
    }

    private final EntitySchema<E> schema;
    private final E entity;
    private final @Nullable Condition<E> condition;
    private final UnknownAttributes unknown;
    private final Set<ItemId> foreign = new HashSet<>();
    private @Nullable E old;

    /**
     * Creates the write of an entity whose generated values are already set, so that every attempt writes the same
     * item.
     *
     * @param old the item to be replaced, if the caller knows it
     */
    public PutWrite(EntitySchema<E> schema, E stamped, @Nullable E old, @Nullable Condition<E> condition) {
        this(schema, stamped, old, condition, UnknownAttributes.REPLACED);
    }

    private PutWrite(
            EntitySchema<E> schema,
            E stamped,
            @Nullable E old,
            @Nullable Condition<E> condition,
            UnknownAttributes unknown) {
        this.schema = schema;
        this.entity = stamped;
        this.old = old;
        this.condition = condition;
        this.unknown = unknown;
    }

    /** Creates a write that keeps attributes the entity does not know. */
    public static <E> PutWrite<E> keepingUnknownAttributes(EntitySchema<E> schema, E stamped) {
        return new PutWrite<>(schema, stamped, null, null, UnknownAttributes.KEPT);
    }

    @Override
    public WritePlan<E> plan(DesignContext context, RequestSender requests) {
        EntityKey<E> key = schema.key(entity);
        Map<String, AttributeValue> item = schema.toItem(entity);
        E before = null;
        ReadState read = null;
        if (!schema.uniques().isEmpty()) {
            Map<String, AttributeValue> oldItem = oldItem(context, requests, key);
            if (unknown == UnknownAttributes.KEPT && Absence.holds(schema, oldItem, context.now())) {
                throw new NotFoundException(schema.name(), key.toString());
            }
            if (Absence.ofAnother(schema, oldItem)) {
                throw expectation(context, key, item, null).ofAnother();
            }
            before = oldItem.isEmpty() ? null : schema.read(oldItem);
            read = oldItem.isEmpty()
                    ? ReadState.NOTHING
                    : ReadState.of(oldItem, ConstraintActions.guardedAttributes(schema, schema.uniques(), oldItem));
        }
        boolean whole = unknown == UnknownAttributes.REPLACED;
        WritePrecondition<E> expectation = expectation(context, key, item, read);
        List<WriteAction> actions = new ArrayList<>();
        actions.add(new WriteAction(
                ItemId.of(key),
                whole ? new Change.Put(item) : new Change.Update(actionsFor(item)),
                expectation.condition(),
                Purpose.CALLER,
                expectation.text(),
                expectation::failure));
        actions.addAll(new GuardActions<>(context, requests, key, foreign).of(schema.uniques(), before, entity));
        actions.addAll(ConstraintActions.references(schema.references(), key, before, entity, context.now()));
        return new WritePlan<>(actions, returned -> schema.read(item));
    }

    private WritePrecondition<E> expectation(
            DesignContext context, EntityKey<E> key, Map<String, AttributeValue> item, @Nullable ReadState read) {
        boolean whole = unknown == UnknownAttributes.REPLACED;
        return new WritePrecondition<>(
                key,
                context.now(),
                whole ? "put" : "change",
                whole ? Presence.OPTIONAL : Presence.REQUIRED,
                versionBefore(item),
                read,
                condition);
    }

    /** Returns the actions that set the attributes of the item and remove the other known ones. */
    private List<UpdateAction> actionsFor(Map<String, AttributeValue> item) {
        Set<String> names = new TreeSet<>(schema.attributes().values());
        schema.aliases().values().forEach(names::addAll);
        schema.derived().forEach(rule -> names.addAll(rule.attributes()));
        names.addAll(item.keySet());
        names.removeAll(schema.key(entity).item().keySet());
        List<UpdateAction> actions = new ArrayList<>();
        for (String name : names) {
            DocumentPath path = DocumentPath.of(name);
            AttributeValue value = item.get(name);
            actions.add(value == null ? new UpdateAction.Remove(path) : new UpdateAction.Set(path, value));
        }
        return actions;
    }

    private Map<String, AttributeValue> oldItem(DesignContext context, RequestSender requests, EntityKey<E> key) {
        E given = old;
        if (given != null) {
            // Used for the first attempt only: if it is stale, the next attempt reads the item.
            old = null;
            return schema.toItem(given);
        }
        return context.readConsistently(requests, key);
    }

    private @Nullable Long versionBefore(Map<String, AttributeValue> item) {
        EntityAttribute<E, Long> version = schema.version();
        return version == null ? null : Items.version(item, version.attributeName()) - 1;
    }
}
