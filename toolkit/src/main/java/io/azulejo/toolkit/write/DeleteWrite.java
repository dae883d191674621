package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.codec.ItemReader;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.EntityAttribute;
import io.azulejo.toolkit.internal.RecordDecoder;
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
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Delete of an item; releases its unique values. */
public final class DeleteWrite<E> implements Write<Optional<E>> {
    private final EntityKey<E> key;
    private final @Nullable Long version;
    private final @Nullable Condition<E> condition;
    private final Set<ItemId> foreign = new HashSet<>();
    private @Nullable E old;

    private DeleteWrite(EntityKey<E> key, @Nullable Long version, @Nullable Condition<E> condition, @Nullable E old) {
        this.key = key;
        this.version = version;
        this.condition = condition;
        this.old = old;
    }

    public static <E> DeleteWrite<E> of(EntityKey<E> key, @Nullable Condition<E> condition) {
        return new DeleteWrite<>(key, null, condition, null);
    }

    /** Creates a delete of an entity in the version that was read. */
    public static <E> DeleteWrite<E> of(EntitySchema<E> schema, E entity) {
        return new DeleteWrite<>(schema.key(entity), versionOf(schema, entity), null, entity);
    }

    @Override
    public WritePlan<Optional<E>> plan(DesignContext context, RequestSender requests) {
        EntitySchema<E> schema = context.bound(key.schema());
        if (schema.uniques().isEmpty()) {
            return new WritePlan<>(
                    List.of(delete(context, null)),
                    returned -> returned == null || returned.isEmpty() ? Optional.empty() : deleted(context, returned));
        }
        Map<String, AttributeValue> oldItem = oldItem(context, requests);
        boolean ofAnother = Absence.ofAnother(schema, oldItem);
        if (oldItem.isEmpty() || ofAnother) {
            if (version != null || condition != null || ofAnother) {
                throw expectation(context, null).failure(oldItem);
            }
            return new WritePlan<>(List.of(), returned -> Optional.empty());
        }
        E before = schema.read(oldItem);
        List<WriteAction> actions = new ArrayList<>();
        actions.add(delete(
                context,
                ReadState.of(oldItem, ConstraintActions.guardedAttributes(schema, schema.uniques(), oldItem))));
        actions.addAll(new GuardActions<>(context, requests, key, foreign).of(schema.uniques(), before, null));
        return new WritePlan<>(actions, returned -> Optional.of(before));
    }

    /** Returns the item that was deleted; empty if it is unreadable and the options say to skip such items. */
    private Optional<E> deleted(DesignContext context, Map<String, AttributeValue> item) {
        EntitySchema<E> schema = context.bound(key.schema());
        ItemReader<E> all = (each, scope) -> schema.read(each);
        return Optional.ofNullable(RecordDecoder.of(context).decode(all, schema.table(), item));
    }

    private WriteAction delete(DesignContext context, @Nullable ReadState read) {
        WritePrecondition<E> expectation = expectation(context, read);
        return new WriteAction(
                ItemId.of(key),
                new Change.Delete(),
                expectation.condition(),
                Purpose.CALLER,
                expectation.text(),
                expectation::failure);
    }

    private WritePrecondition<E> expectation(DesignContext context, @Nullable ReadState read) {
        return new WritePrecondition<>(key, context.now(), "delete", Presence.OPTIONAL, version, read, condition);
    }

    private Map<String, AttributeValue> oldItem(DesignContext context, RequestSender requests) {
        E given = old;
        if (given != null) {
            // Used for the first attempt only: if it is stale, the next attempt reads the item.
            old = null;
            return context.bound(key.schema()).toItem(given);
        }
        return context.readConsistently(requests, key);
    }

    private static <E> @Nullable Long versionOf(EntitySchema<E> schema, E entity) {
        EntityAttribute<E, Long> version = schema.version();
        return version == null ? null : Items.version(schema.toItem(entity), version.attributeName());
    }
}
