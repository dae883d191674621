package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.write.WriteAction.Change;
import io.azulejo.toolkit.write.WriteAction.Purpose;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Create of an item: the key must not exist, or its item must have expired; claims its unique values. */
public final class CreateWrite<E> implements Write<E> {
    private final EntitySchema<E> schema;
    private final E entity;
    private final Set<ItemId> foreign = new HashSet<>();

    /**
     * Creates the write of an entity whose generated values are already set, so that every attempt writes the same
     * item.
     */
    public CreateWrite(EntitySchema<E> schema, E stamped) {
        this.schema = schema;
        this.entity = stamped;
    }

    @Override
    public WritePlan<E> plan(DesignContext context, RequestSender requests) {
        EntityKey<E> key = schema.key(entity);
        Map<String, AttributeValue> item = schema.toItem(entity);
        List<WriteAction> actions = new ArrayList<>();
        actions.add(new WriteAction(
                ItemId.of(key),
                new Change.Put(item),
                Absence.of(schema.table(), schema.storedExpiry(), context.now()),
                Purpose.CALLER,
                "create " + key,
                found -> new AlreadyExistsException(schema.name(), key.toString())));
        actions.addAll(new GuardActions<>(context, requests, key, foreign).of(schema.uniques(), null, entity));
        actions.addAll(ConstraintActions.references(schema.references(), key, null, entity, context.now()));
        return new WritePlan<>(actions, returned -> schema.read(item));
    }
}
