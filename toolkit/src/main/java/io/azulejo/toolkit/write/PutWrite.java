package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.expression.Attribute;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.expression.UpdateAction;
import io.azulejo.toolkit.internal.Requests;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.write.Expectation.Presence;
import io.azulejo.toolkit.write.WriteAction.Change;
import io.azulejo.toolkit.write.WriteAction.Purpose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Replaces a whole item, or all of it that the entity knows. Where the entity has unique values it has to know those it
 * had before.
 */
public final class PutWrite<E> implements Write<E> {
    /** What becomes of attributes that no component knows, and of an item that is not there. */
    private enum Rest {
        /** They go, and the item is written. */
        REPLACED,
        /** They stay, and the item must be there. */
        KEPT
    }

    private final EntitySchema<E> schema;
    private final E entity;
    private final @Nullable Condition<E> condition;
    private final Rest rest;
    private @Nullable E old;

    /**
     * A write of an entity that is stamped already, so that every attempt writes the same.
     *
     * @param old what is being replaced, if the caller knows it
     */
    public PutWrite(EntitySchema<E> schema, E stamped, @Nullable E old, @Nullable Condition<E> condition) {
        this(schema, stamped, old, condition, Rest.REPLACED);
    }

    private PutWrite(EntitySchema<E> schema, E stamped, @Nullable E old, @Nullable Condition<E> condition, Rest rest) {
        this.schema = schema;
        this.entity = stamped;
        this.old = old;
        this.condition = condition;
        this.rest = rest;
    }

    /** A write of a stamped entity that leaves alone what the entity does not know. */
    public static <E> PutWrite<E> keeping(EntitySchema<E> schema, E stamped) {
        return new PutWrite<>(schema, stamped, null, null, Rest.KEPT);
    }

    @Override
    public Plan<E> plan(DesignContext context, Requests requests) {
        EntityKey<E> key = schema.key(entity);
        Map<String, AttributeValue> item = schema.toItem(entity);
        E before = null;
        ReadState read = null;
        if (!schema.uniques().isEmpty()) {
            Map<String, AttributeValue> oldItem = oldItem(context, requests, key);
            if (oldItem.isEmpty() && rest == Rest.KEPT) {
                throw new NotFoundException(schema.name(), key.toString());
            }
            before = oldItem.isEmpty() ? null : schema.read(oldItem);
            read = oldItem.isEmpty()
                    ? ReadState.NOTHING
                    : ReadState.of(oldItem, Constraints.guardedAttributes(schema, schema.uniques()));
        }
        boolean whole = rest == Rest.REPLACED;
        Expectation<E> expectation = new Expectation<>(
                key,
                whole ? "put" : "change",
                whole ? Presence.OPTIONAL : Presence.REQUIRED,
                versionBefore(item),
                read,
                condition);
        List<WriteAction> actions = new ArrayList<>();
        actions.add(new WriteAction(
                ItemId.of(key),
                whole ? new Change.Put(item) : new Change.Update(known(item)),
                expectation.condition(),
                Purpose.CALLER,
                expectation.text(),
                expectation::refuse));
        actions.addAll(Constraints.guards(schema.uniques(), key, before, entity));
        actions.addAll(Constraints.references(schema.references(), key, before, entity));
        return new Plan<>(actions, returned -> schema.read(item));
    }

    /** What the item has is set, and what it could have and has not is removed. */
    private List<UpdateAction> known(Map<String, AttributeValue> item) {
        Set<String> names = new TreeSet<>(schema.attributes().values());
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

    private Map<String, AttributeValue> oldItem(DesignContext context, Requests requests, EntityKey<E> key) {
        E given = old;
        if (given != null) {
            // Should it turn out to be stale, the next attempt reads.
            old = null;
            return schema.toItem(given);
        }
        return context.readConsistently(requests, key);
    }

    private @Nullable Long versionBefore(Map<String, AttributeValue> item) {
        Attribute<E, Long> version = schema.version();
        return version == null ? null : Items.version(item, version.attributeName()) - 1;
    }
}
