package io.azulejo.toolkit.expression;

/**
 * Size of a list, set or map, for comparisons. Immutable.
 *
 * @param <E> the entity
 */
public record SizeOf<E>(DocumentPath path) {

    public Condition<E> eq(int size) {
        return new Condition.Size<>(path, Condition.Operator.EQUAL, size);
    }

    public Condition<E> lt(int size) {
        return new Condition.Size<>(path, Condition.Operator.LESS, size);
    }

    public Condition<E> gt(int size) {
        return new Condition.Size<>(path, Condition.Operator.GREATER, size);
    }
}
