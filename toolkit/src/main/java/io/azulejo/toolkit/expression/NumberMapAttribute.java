package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;

/**
 * Map attribute with numbers. Updates can set one entry or add to it; a missing entry counts as 0. Immutable.
 *
 * @param <E> the entity
 * @param <N> the numbers' type
 */
public final class NumberMapAttribute<E, N extends Number> extends EntryMapAttribute<E, N, NumberAttribute<E, N>> {
    private final ValueCodec<N> element;

    NumberMapAttribute(String component, DocumentPath path, ValueCodec<N> element) {
        super(component, path, element);
        this.element = element;
    }

    public static <E, N extends Number> NumberMapAttribute<E, N> of(
            String component, String attribute, ValueCodec<N> element) {
        return new NumberMapAttribute<>(component, DocumentPath.of(attribute), element);
    }

    @Override
    NumberAttribute<E, N> entry(DocumentPath path) {
        return new NumberAttribute<>(component(), path, element);
    }
}
