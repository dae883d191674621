package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.Codecs;
import io.azulejo.toolkit.codec.ValueCodec;
import java.util.Map;

/**
 * Map attribute with string keys. Updates can set one entry. Immutable.
 *
 * @param <E> the entity
 * @param <T> the values' type
 */
public final class MapAttribute<E, T> extends EntityAttribute<E, Map<String, T>>
        implements Changeable<E, Map<String, T>> {
    private final ValueCodec<T> element;

    MapAttribute(String component, DocumentPath path, ValueCodec<T> element) {
        super(component, path, Codecs.mapOf(element));
        this.element = element;
    }

    public static <E, T> MapAttribute<E, T> of(String component, String attribute, ValueCodec<T> element) {
        return new MapAttribute<>(component, DocumentPath.of(attribute), element);
    }

    public ValueAttribute<E, T> key(String key) {
        return new ValueAttribute<>(component(), path().name(key), element);
    }

    public SizeOf<E> size() {
        return new SizeOf<>(path());
    }
}
