package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;
import java.util.List;

/**
 * An attribute no update sets: a part of the table key, the version, a managed timestamp. Good for conditions.
 * Immutable.
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

    /** A component of the table key that is stored nowhere else: it can be in no condition. */
    public static <E, T> FixedAttribute<E, T> inKey(String component, ValueCodec<T> codec) {
        return new FixedAttribute<>(component, new DocumentPath(List.of()), codec);
    }

    /** For values stored as strings. */
    public Condition<E> beginsWith(String prefix) {
        return startsWith(prefix);
    }
}
