package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;
import java.util.List;

/**
 * Attribute that updates cannot set: a part of the table key, the version or a managed timestamp. It can be used in
 * conditions. Immutable.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public final class FixedAttribute<E, T> extends OrderedAttribute<E, T> {

    private FixedAttribute(String component, DocumentPath path, ValueCodec<T> codec) {
        super(component, path, codec);
    }

    public static <E, T> FixedAttribute<E, T> of(String component, String attribute, ValueCodec<T> codec) {
        return new FixedAttribute<>(component, DocumentPath.of(attribute), codec);
    }

    /** Creates an attribute for a component that is stored only in the table key. It cannot be used in conditions. */
    public static <E, T> FixedAttribute<E, T> inKey(String component, ValueCodec<T> codec) {
        return new FixedAttribute<>(component, new DocumentPath(List.of()), codec);
    }

    /** Tests the prefix of a value that is stored as a string. */
    public Condition<E> beginsWith(String prefix) {
        return startsWith(prefix);
    }
}
