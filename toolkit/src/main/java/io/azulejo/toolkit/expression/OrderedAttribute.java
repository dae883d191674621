package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;

/**
 * Attribute whose stored values have an order. Immutable.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public abstract class OrderedAttribute<E, T> extends EntityAttribute<E, T> {

    protected OrderedAttribute(String component, DocumentPath path, ValueCodec<T> codec) {
        super(component, path, codec);
    }

    public final Condition<E> lt(T value) {
        return compare(Condition.Operator.LESS, value);
    }

    /** Tests that another attribute of the item is greater. */
    public final Condition<E> lt(EntityAttribute<E, T> other) {
        return compare(Condition.Operator.LESS, other);
    }

    public final Condition<E> le(T value) {
        return compare(Condition.Operator.LESS_OR_EQUAL, value);
    }

    /** Tests that another attribute of the item is greater or equal. */
    public final Condition<E> le(EntityAttribute<E, T> other) {
        return compare(Condition.Operator.LESS_OR_EQUAL, other);
    }

    public final Condition<E> gt(T value) {
        return compare(Condition.Operator.GREATER, value);
    }

    /** Tests that another attribute of the item is less. */
    public final Condition<E> gt(EntityAttribute<E, T> other) {
        return compare(Condition.Operator.GREATER, other);
    }

    public final Condition<E> ge(T value) {
        return compare(Condition.Operator.GREATER_OR_EQUAL, value);
    }

    /** Tests that another attribute of the item is less or equal. */
    public final Condition<E> ge(EntityAttribute<E, T> other) {
        return compare(Condition.Operator.GREATER_OR_EQUAL, other);
    }

    /** Tests a range with both bounds inclusive. */
    public final Condition<E> between(T low, T high) {
        return new Condition.Between<>(path(), codec().encode(low), codec().encode(high));
    }

    final Condition<E> startsWith(String prefix) {
        return new Condition.BeginsWith<>(path(), prefix);
    }
}
