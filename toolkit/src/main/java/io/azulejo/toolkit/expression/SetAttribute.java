package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;
import java.util.Set;

/**
 * Set attribute. Updates can add and delete elements. Immutable.
 *
 * @param <E> the entity
 * @param <T> the elements' type
 */
public final class SetAttribute<E, T> extends EntityAttribute<E, Set<T>> implements Changeable<E, Set<T>> {
    private final ValueCodec<T> element;

    SetAttribute(String component, DocumentPath path, ValueCodec<Set<T>> codec, ValueCodec<T> element) {
        super(component, path, codec);
        this.element = element;
    }

    public static <E, T> SetAttribute<E, T> of(
            String component, String attribute, ValueCodec<Set<T>> codec, ValueCodec<T> element) {
        return new SetAttribute<>(component, DocumentPath.of(attribute), codec, element);
    }

    public Condition<E> contains(T value) {
        return new Condition.Contains<>(path(), element.encode(value));
    }

    public SizeOf<E> size() {
        return new SizeOf<>(path());
    }
}
