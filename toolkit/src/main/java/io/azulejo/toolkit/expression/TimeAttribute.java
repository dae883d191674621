package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;

/**
 * Timestamp or date attribute. Immutable.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public final class TimeAttribute<E, T> extends OrderedAttribute<E, T> implements Changeable<E, T> {

    TimeAttribute(String component, DocumentPath path, ValueCodec<T> codec) {
        super(component, path, codec);
    }

    public static <E, T> TimeAttribute<E, T> of(String component, String attribute, ValueCodec<T> codec) {
        return new TimeAttribute<>(component, DocumentPath.of(attribute), codec);
    }
}
