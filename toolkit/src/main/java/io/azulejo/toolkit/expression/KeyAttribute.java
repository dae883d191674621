package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;

/**
 * Attribute that determines an index key, the condition of one or a uniqueness item. An update can set or remove it as
 * a whole; the toolkit updates the derived attributes with it. Immutable.
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

    /** Tests the prefix of a value that is stored as a string. */
    public Condition<E> beginsWith(String prefix) {
        return startsWith(prefix);
    }
}
