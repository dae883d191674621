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
    private final WritePrecondition<E> expectation;

    private CheckWrite(EntityKey<E> key, Presence presence, @Nullable Long version, @Nullable Condition<E> condition) {
        this.expectation = new WritePrecondition<>(key, "check", presence, version, null, condition);
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

    private @Nullable Condition<E> condition(DesignContext context) {
        EntitySchema<E> schema = expectation.key().schema();
        return expectation.presence() == Presence.FORBIDDEN
                ? Absence.of(schema.table(), schema.storedExpiry(), context.now())
                : expectation.condition();
    }

    @Override
    public WritePlan<EntityKey<E>> plan(DesignContext context, RequestSender requests) {
        WriteAction check = new WriteAction(
                ItemId.of(expectation.key()),
                new Change.Check(),
                condition(context),
                Purpose.CALLER,
                expectation.text(),
                expectation::failure);
        return new WritePlan<>(List.of(check), returned -> expectation.key());
    }
}
