package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.internal.Requests;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.write.WriteAction.Change;
import io.azulejo.toolkit.write.WriteAction.Purpose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes an item whose key is not taken, and claims its unique values. */
public final class CreateWrite<E> implements Write<E> {
    private final EntitySchema<E> schema;
    private final E entity;

    /** A write of an entity that is stamped already, so that every attempt writes the same. */
    public CreateWrite(EntitySchema<E> schema, E stamped) {
        this.schema = schema;
        this.entity = stamped;
    }

    @Override
    public Plan<E> plan(DesignContext context, Requests requests) {
        EntityKey<E> key = schema.key(entity);
        Map<String, AttributeValue> item = schema.toItem(entity);
        List<WriteAction> actions = new ArrayList<>();
        actions.add(new WriteAction(
                ItemId.of(key),
                new Change.Put(item),
                new Condition.Missing<>(DocumentPath.of(schema.table().partitionKey())),
                Purpose.CALLER,
                "create " + key,
                found -> new AlreadyExistsException(schema.name(), key.toString())));
        actions.addAll(Constraints.guards(schema.uniques(), key, null, entity));
        actions.addAll(Constraints.references(schema.references(), key, null, entity));
        return new Plan<>(actions, returned -> schema.read(item));
    }
}
