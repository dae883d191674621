package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;

/**
 * Number attribute. Updates can add to it. Immutable.
 *
 * @param <E> the entity
 * @param <N> the component's type
 */
public final class NumberAttribute<E, N extends Number> extends OrderedAttribute<E, N> implements Changeable<E, N> {

    NumberAttribute(String component, DocumentPath path, ValueCodec<N> codec) {
        super(component, path, codec);
    }

    public static <E, N extends Number> NumberAttribute<E, N> of(
            String component, String attribute, ValueCodec<N> codec) {
        return new NumberAttribute<>(component, DocumentPath.of(attribute), codec);
    }
}
