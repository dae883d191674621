package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;
import java.util.Collection;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Attribute of an entity in conditions and updates: a component or a path inside one. Each subclass stands for a kind
 * of value; the interfaces it implements determine which update actions it allows. Immutable.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public abstract class EntityAttribute<E, T> {
    private final String component;
    private final DocumentPath path;
    private final ValueCodec<T> codec;

    protected EntityAttribute(String component, DocumentPath path, ValueCodec<T> codec) {
        this.component = component;
        this.path = path;
        this.codec = codec;
    }

    /** Returns the record component at the start of the path. */
    public final String component() {
        return component;
    }

    public final DocumentPath path() {
        return path;
    }

    public final ValueCodec<T> codec() {
        return codec;
    }

    /** Returns the item attribute at the start of the path. */
    public final String attributeName() {
        return path.attribute();
    }

    public final Condition<E> eq(T value) {
        return compare(Condition.Operator.EQUAL, value);
    }

    public final Condition<E> ne(T value) {
        return compare(Condition.Operator.NOT_EQUAL, value);
    }

    /** Tests that another attribute of the item has the same value. Both must exist. */
    public final Condition<E> eq(EntityAttribute<E, T> other) {
        return compare(Condition.Operator.EQUAL, other);
    }

    /** Tests that another attribute of the item has another value. Both must exist. */
    public final Condition<E> ne(EntityAttribute<E, T> other) {
        return new Condition.All<>(List.of(exists(), other.exists(), compare(Condition.Operator.NOT_EQUAL, other)));
    }

    public final Condition<E> in(Collection<? extends T> values) {
        return new Condition.In<>(
                path, values.stream().<AttributeValue>map(codec::encode).toList());
    }

    /** Tests that the attribute exists, with any value. */
    public final Condition<E> exists() {
        return new Condition.Exists<>(path);
    }

    public final Condition<E> missing() {
        return new Condition.Missing<>(path);
    }

    final Condition<E> compare(Condition.Operator operator, EntityAttribute<E, T> other) {
        // Collections have no codec in common, but one form.
        boolean collection =
                this instanceof ListAttribute || this instanceof SetAttribute || this instanceof EntryMapAttribute;
        if (!collection && !codec.equals(other.codec)) {
            throw new IllegalArgumentException(
                    "%s and %s are stored in different forms and cannot be compared".formatted(this, other));
        }
        return new Condition.CompareAttributes<>(path, operator, other.path);
    }

    final Condition<E> compare(Condition.Operator operator, T value) {
        return new Condition.Compare<>(path, operator, codec.encode(value));
    }

    @Override
    public final String toString() {
        return path.toString();
    }
}
