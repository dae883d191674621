package io.azulejo.toolkit.entity;

import io.azulejo.toolkit.expression.Changeable;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.ListAttribute;
import io.azulejo.toolkit.expression.NumberAttribute;
import io.azulejo.toolkit.expression.SetAttribute;
import io.azulejo.toolkit.expression.Settable;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * A change of one item in place. Index keys, guard items, version and timestamp follow by themselves. Not thread-safe,
 * used once.
 *
 * @param <E> the entity
 */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"})
public final class EntityUpdate<E> {

    EntityUpdate() {}

    /** Null removes the component. */
    public <T> EntityUpdate<E> set(Settable<E, T> attribute, @Nullable T value) {
        throw new UnsupportedOperationException();
    }

    public <T> EntityUpdate<E> setIfMissing(Changeable<E, T> attribute, T value) {
        throw new UnsupportedOperationException();
    }

    public EntityUpdate<E> remove(Settable<E, ?> attribute) {
        throw new UnsupportedOperationException();
    }

    /** Adds to a number; a missing one counts as 0. */
    public <N extends Number> EntityUpdate<E> add(NumberAttribute<E, N> attribute, N amount) {
        throw new UnsupportedOperationException();
    }

    public <T> EntityUpdate<E> add(SetAttribute<E, T> attribute, Set<T> elements) {
        throw new UnsupportedOperationException();
    }

    public <T> EntityUpdate<E> delete(SetAttribute<E, T> attribute, Set<T> elements) {
        throw new UnsupportedOperationException();
    }

    public <T> EntityUpdate<E> append(ListAttribute<E, T> attribute, List<T> elements) {
        throw new UnsupportedOperationException();
    }

    public <T> EntityUpdate<E> prepend(ListAttribute<E, T> attribute, List<T> elements) {
        throw new UnsupportedOperationException();
    }

    /** Several are all to hold. */
    public EntityUpdate<E> where(Condition<E> condition) {
        throw new UnsupportedOperationException();
    }

    public EntityUpdate<E> expectVersion(long version) {
        throw new UnsupportedOperationException();
    }

    /** Changes the request before it is sent; not in a transaction, whose own hook it has. */
    public EntityUpdate<E> customize(Consumer<UpdateItemRequest.Builder> customizer) {
        throw new UnsupportedOperationException();
    }

    /** Gives the entity as it is now. */
    public E run() {
        throw new UnsupportedOperationException();
    }
}
