package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;

/**
 * An attribute that an index key, a condition of one or a guard item follows from: an update may set or remove it
 * whole, and what follows from it is written along. Immutable.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public final class KeyAttribute<E, T> extends OrderedAttribute<E, T> implements Settable<E, T> {

    private KeyAttribute(String component, DocumentPath path, ValueCodec<T> codec) {
        super(component, path, codec);
    }

    public static <E, T> KeyAttribute<E, T> of(String component, String attribute, ValueCodec<T> codec) {
        return new KeyAttribute<>(component, DocumentPath.of(attribute), codec);
    }

    /** For values stored as strings. */
    public Condition<E> beginsWith(String prefix) {
        return startsWith(prefix);
    }
}
