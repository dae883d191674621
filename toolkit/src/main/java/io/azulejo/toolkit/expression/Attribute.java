package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;
import java.util.Collection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A component of an entity, or a place inside one, as conditions and updates name it. Its subclasses are the kinds of
 * value; what may be done to it in an update follows from the interfaces it implements. Immutable.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public abstract class Attribute<E, T> {
    private final String component;
    private final DocumentPath path;
    private final ValueCodec<T> codec;

    protected Attribute(String component, DocumentPath path, ValueCodec<T> codec) {
        this.component = component;
        this.path = path;
        this.codec = codec;
    }

    /** The record component the path begins with. */
    public final String component() {
        return component;
    }

    public final DocumentPath path() {
        return path;
    }

    public final ValueCodec<T> codec() {
        return codec;
    }

    /** The attribute of the item the path begins with. */
    public final String attributeName() {
        return path.attribute();
    }

    public final Condition<E> eq(T value) {
        return compare(Condition.Operator.EQUAL, value);
    }

    public final Condition<E> ne(T value) {
        return compare(Condition.Operator.NOT_EQUAL, value);
    }

    public final Condition<E> in(Collection<? extends T> values) {
        return new Condition.In<>(
                path, values.stream().<AttributeValue>map(codec::encode).toList());
    }

    /** Is there, whatever its value. */
    public final Condition<E> exists() {
        return new Condition.Exists<>(path);
    }

    public final Condition<E> missing() {
        return new Condition.Missing<>(path);
    }

    final Condition<E> compare(Condition.Operator operator, T value) {
        return new Condition.Compare<>(path, operator, codec.encode(value));
    }

    @Override
    public final String toString() {
        return path.toString();
    }
}
