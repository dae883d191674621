package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;

/**
 * Attribute that updates can set as a whole.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public interface Settable<E, T> {
    String component();

    DocumentPath path();

    ValueCodec<T> codec();
}
