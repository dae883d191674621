package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;

/**
 * Map attribute with string keys. Updates can set one entry. Immutable.
 *
 * @param <E> the entity
 * @param <T> the values' type
 */
public final class MapAttribute<E, T> extends EntryMapAttribute<E, T, ValueAttribute<E, T>> {
    private final ValueCodec<T> element;

    MapAttribute(String component, DocumentPath path, ValueCodec<T> element) {
        super(component, path, element);
        this.element = element;
    }

    public static <E, T> MapAttribute<E, T> of(String component, String attribute, ValueCodec<T> element) {
        return new MapAttribute<>(component, DocumentPath.of(attribute), element);
    }

    @Override
    ValueAttribute<E, T> entry(DocumentPath path) {
        return new ValueAttribute<>(component(), path, element);
    }
}
