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
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a transaction depend on an item that it does not write. */
public final class CheckWrite<E> implements Write<EntityKey<E>> {
    private final Expectation<E> expectation;

    private CheckWrite(EntityKey<E> key, Presence presence, @Nullable Long version, @Nullable Condition<E> condition) {
        this.expectation = new Expectation<>(key, "check", presence, version, null, condition);
    }

    public static <E> CheckWrite<E> of(EntityKey<E> key, @Nullable Condition<E> condition) {
        return new CheckWrite<>(key, Presence.REQUIRED, null, condition);
    }

    /** A check that there is no such item. */
    public static <E> CheckWrite<E> absent(EntityKey<E> key) {
        return new CheckWrite<>(key, Presence.FORBIDDEN, null, null);
    }

    /** A check of an entity that was read before, in the version it had. */
    public static <E> CheckWrite<E> of(EntitySchema<E> schema, E entity) {
        Attribute<E, Long> version = schema.version();
        return new CheckWrite<>(
                schema.key(entity),
                Presence.REQUIRED,
                version == null ? null : Items.version(schema.toItem(entity), version.attributeName()),
                null);
    }

    @Override
    public Plan<EntityKey<E>> plan(DesignContext context, Requests requests) {
        WriteAction check = new WriteAction(
                ItemId.of(expectation.key()),
                new Change.Check(),
                expectation.condition(),
                Purpose.CALLER,
                expectation.text(),
                expectation::refuse);
        return new Plan<>(List.of(check), returned -> expectation.key());
    }
}
