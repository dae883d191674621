package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.expression.UpdateAction;
import io.azulejo.toolkit.expression.UpdateEvaluator;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.write.WriteAction.Change;
import io.azulejo.toolkit.write.WriteAction.Purpose;
import io.azulejo.toolkit.write.WritePrecondition.Presence;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Update of an item, or create of the updated initial one if there is none. If an update expression can say what a
 * missing item begins with, it is one UpdateItem. Otherwise it is an update, followed by a create if there was no item,
 * and so on until one of them succeeds.
 */
public final class UpsertWrite<E> implements Write<E> {
    private final EntitySchema<E> schema;
    private final EntityKey<E> key;
    private final Map<String, AttributeValue> initial;
    private final List<UpdateAction> actions;
    private final UpdateWrite<E> update;
    private final @Nullable List<UpdateAction> whole;
    private boolean create;
    private boolean turned;

    /**
     * Creates the write.
     *
     * @param schema the schema with its converters
     * @param stamped the initial entity with its generated values
     * @param actions the actions of the update, including timestamp and version
     * @param update the update of an existing item
     * @param known what the update knows, for the expression that serves both cases; null if it has a condition, which
     *     a missing item would not fulfil
     */
    public UpsertWrite(
            EntitySchema<E> schema,
            E stamped,
            List<UpdateAction> actions,
            UpdateWrite<E> update,
            @Nullable KnownUpdate known) {
        this.schema = schema;
        this.key = schema.key(stamped);
        this.initial = new HashMap<>(schema.toItem(stamped));
        if (schema.version() != null) {
            // The actions count the version up from nothing.
            this.initial.remove(schema.version().attributeName());
        }
        this.actions = List.copyOf(actions);
        this.update = update;
        this.whole = known == null ? null : new UpsertExpression<>(schema, key, initial, known).actions(actions);
    }

    @Override
    public WritePlan<E> plan(DesignContext context, RequestSender requests) {
        if (whole != null) {
            return inOneRequest(context, requests, whole);
        }
        if (!create) {
            try {
                return turning(update.plan(context, requests), NotFoundException.class);
            } catch (NotFoundException e) {
                create = true;
            }
        }
        E entity = schema.read(UpdateEvaluator.apply(initial, actions));
        return turning(new CreateWrite<>(schema, entity).plan(context, requests), AlreadyExistsException.class);
    }

    private WritePlan<E> inOneRequest(DesignContext context, RequestSender requests, List<UpdateAction> expression) {
        // As for a put, an item of another entity must not have the key.
        WritePrecondition<E> expectation =
                new WritePrecondition<>(key, context.now(), "put", Presence.OPTIONAL, null, null, null);
        WriteAction action = new WriteAction(
                ItemId.of(key),
                new Change.Update(expression),
                expectation.condition(),
                Purpose.CALLER,
                "upsert " + key,
                expectation::failure);
        return new WritePlan<>(
                List.of(action),
                returned -> schema.read(returned == null ? context.readConsistently(requests, key) : returned));
    }

    /** Returns the plan, whose failure of this kind turns an update into a create or the reverse. */
    private WritePlan<E> turning(WritePlan<E> plan, Class<? extends RuntimeException> failure) {
        List<WriteAction> turned = plan.actions().stream()
                .map(action -> action.purpose() == Purpose.CALLER ? turning(action, failure) : action)
                .toList();
        return new WritePlan<>(turned, plan.outcome());
    }

    private WriteAction turning(WriteAction action, Class<? extends RuntimeException> failure) {
        return new WriteAction(
                action.id(), action.change(), action.condition(), action.purpose(), "upsert " + key, found -> {
                    RuntimeException refused = action.failure().of(found);
                    if (!failure.isInstance(refused)) {
                        return refused;
                    }
                    if (Absence.ofAnother(schema, found)) {
                        return AlreadyExistsException.asAnotherEntity(schema.name(), key.toString());
                    }
                    create = !create;
                    boolean first = !turned;
                    turned = true;
                    return new StaleReadException(key.toString(), first);
                });
    }
}
