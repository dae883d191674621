package io.azulejo.toolkit.expression;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Condition on an item: guards a write or filters a query. Created by the attributes of the entity's generated
 * metamodel. Immutable.
 *
 * @param <E> the entity
 */
public sealed interface Condition<E> {

    default Condition<E> and(Condition<? super E> other) {
        return new All<>(List.of(this, other));
    }

    default Condition<E> or(Condition<? super E> other) {
        return new Any<>(List.of(this, other));
    }

    default Condition<E> not() {
        return new Not<>(this);
    }

    /** Comparison operator. */
    enum Operator {
        EQUAL("="),
        NOT_EQUAL("<>"),
        LESS("<"),
        LESS_OR_EQUAL("<="),
        GREATER(">"),
        GREATER_OR_EQUAL(">=");

        private final String sign;

        Operator(String sign) {
            this.sign = sign;
        }

        String sign() {
            return sign;
        }
    }

    record Compare<E>(DocumentPath path, Operator operator, AttributeValue value) implements Condition<E> {}

    record CompareAttributes<E>(DocumentPath path, Operator operator, DocumentPath other) implements Condition<E> {}

    record Between<E>(DocumentPath path, AttributeValue low, AttributeValue high) implements Condition<E> {}

    record In<E>(DocumentPath path, List<AttributeValue> values) implements Condition<E> {
        public In {
            values = List.copyOf(values);
            if (values.isEmpty() || values.size() > 100) {
                throw new IllegalArgumentException("IN takes 1 to 100 values, " + path + " was given " + values.size());
            }
        }
    }

    record Exists<E>(DocumentPath path) implements Condition<E> {}

    record Missing<E>(DocumentPath path) implements Condition<E> {}

    record BeginsWith<E>(DocumentPath path, String prefix) implements Condition<E> {}

    record Contains<E>(DocumentPath path, AttributeValue value) implements Condition<E> {}

    record Size<E>(DocumentPath path, Operator operator, int size) implements Condition<E> {}

    record All<E>(List<Condition<?>> conditions) implements Condition<E> {
        public All {
            conditions = List.copyOf(conditions);
        }
    }

    record Any<E>(List<Condition<?>> conditions) implements Condition<E> {
        public Any {
            conditions = List.copyOf(conditions);
        }
    }

    record Not<E>(Condition<E> condition) implements Condition<E> {}
}
