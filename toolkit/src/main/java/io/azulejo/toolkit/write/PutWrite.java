package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.expression.Attribute;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.internal.Requests;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.write.Expectation.Presence;
import io.azulejo.toolkit.write.WriteAction.Change;
import io.azulejo.toolkit.write.WriteAction.Purpose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Replaces a whole item. Where the entity has unique values it has to know those it had before. */
public final class PutWrite<E> implements Write<E> {
    private final EntitySchema<E> schema;
    private final E entity;
    private final @Nullable Condition<E> condition;
    private @Nullable E old;

    /**
     * A write of an entity that is stamped already, so that every attempt writes the same.
     *
     * @param old what is being replaced, if the caller knows it
     */
    public PutWrite(EntitySchema<E> schema, E stamped, @Nullable E old, @Nullable Condition<E> condition) {
        this.schema = schema;
        this.entity = stamped;
        this.old = old;
        this.condition = condition;
    }

    @Override
    public Plan<E> plan(DesignContext context, Requests requests) {
        EntityKey<E> key = schema.key(entity);
        Map<String, AttributeValue> item = schema.toItem(entity);
        E before = null;
        ReadState read = null;
        if (!schema.uniques().isEmpty()) {
            Map<String, AttributeValue> oldItem = oldItem(context, requests, key);
            before = oldItem.isEmpty() ? null : schema.read(oldItem);
            read = oldItem.isEmpty()
                    ? ReadState.NOTHING
                    : ReadState.of(oldItem, Constraints.guardedAttributes(schema, schema.uniques()));
        }
        Expectation<E> expectation =
                new Expectation<>(key, "put", Presence.OPTIONAL, versionBefore(item), read, condition);
        List<WriteAction> actions = new ArrayList<>();
        actions.add(new WriteAction(
                ItemId.of(key),
                new Change.Put(item),
                expectation.condition(),
                Purpose.CALLER,
                expectation.text(),
                expectation::refuse));
        actions.addAll(Constraints.guards(schema.uniques(), key, before, entity));
        actions.addAll(Constraints.references(schema.references(), key, before, entity));
        return new Plan<>(actions, returned -> schema.read(item));
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
