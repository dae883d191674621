package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;

/**
 * Attribute that supports only equality: booleans, enums, binary and converted values. Immutable.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public final class ValueAttribute<E, T> extends EntityAttribute<E, T> implements Changeable<E, T> {

    ValueAttribute(String component, DocumentPath path, ValueCodec<T> codec) {
        super(component, path, codec);
    }

    public static <E, T> ValueAttribute<E, T> of(String component, String attribute, ValueCodec<T> codec) {
        return new ValueAttribute<>(component, DocumentPath.of(attribute), codec);
    }
}
