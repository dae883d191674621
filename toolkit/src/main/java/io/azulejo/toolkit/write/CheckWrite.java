package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.EntityAttribute;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.write.WriteAction.Change;
import io.azulejo.toolkit.write.WriteAction.Purpose;
import io.azulejo.toolkit.write.WritePrecondition.Presence;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Condition check of an item that the transaction does not write. */
public final class CheckWrite<E> implements Write<EntityKey<E>> {
    private final EntityKey<E> key;
    private final Presence presence;
    private final @Nullable Long version;
    private final @Nullable Condition<E> condition;

    private CheckWrite(EntityKey<E> key, Presence presence, @Nullable Long version, @Nullable Condition<E> condition) {
        this.key = key;
        this.presence = presence;
        this.version = version;
        this.condition = condition;
    }

    public static <E> CheckWrite<E> of(EntityKey<E> key, @Nullable Condition<E> condition) {
        return new CheckWrite<>(key, Presence.REQUIRED, null, condition);
    }

    /** Creates a check that the item does not exist or has expired. */
    public static <E> CheckWrite<E> absent(EntityKey<E> key) {
        return new CheckWrite<>(key, Presence.FORBIDDEN, null, null);
    }

    /** Creates a check that the entity still has the version that was read. */
    public static <E> CheckWrite<E> of(EntitySchema<E> schema, E entity) {
        EntityAttribute<E, Long> version = schema.version();
        return new CheckWrite<>(
                schema.key(entity),
                Presence.REQUIRED,
                version == null ? null : Items.version(schema.toItem(entity), version.attributeName()),
                null);
    }

    @Override
    public WritePlan<EntityKey<E>> plan(DesignContext context, RequestSender requests) {
        WritePrecondition<E> expectation =
                new WritePrecondition<>(key, context.now(), "check", presence, version, null, condition);
        WriteAction check = new WriteAction(
                ItemId.of(key),
                new Change.Check(),
                expectation.condition(),
                Purpose.CALLER,
                expectation.text(),
                expectation::failure);
        return new WritePlan<>(List.of(check), returned -> key);
    }
}
