package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;

/**
 * An attribute an update may set whole.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public interface Settable<E, T> {
    String component();

    DocumentPath path();

    ValueCodec<T> codec();
}
