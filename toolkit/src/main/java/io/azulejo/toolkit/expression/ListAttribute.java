package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.Codecs;
import io.azulejo.toolkit.codec.ValueCodec;
import java.util.List;

/**
 * List attribute. Updates can append to it or set one element. Immutable.
 *
 * @param <E> the entity
 * @param <T> the elements' type
 */
public final class ListAttribute<E, T> extends EntityAttribute<E, List<T>> implements Changeable<E, List<T>> {
    private final ValueCodec<T> element;

    ListAttribute(String component, DocumentPath path, ValueCodec<T> element) {
        super(component, path, Codecs.listOf(element));
        this.element = element;
    }

    public static <E, T> ListAttribute<E, T> of(String component, String attribute, ValueCodec<T> element) {
        return new ListAttribute<>(component, DocumentPath.of(attribute), element);
    }

    public ValueAttribute<E, T> at(int index) {
        return new ValueAttribute<>(component(), path().index(index), element);
    }

    public Condition<E> contains(T value) {
        return new Condition.Contains<>(path(), element.encode(value));
    }

    public SizeOf<E> size() {
        return new SizeOf<>(path());
    }
}
