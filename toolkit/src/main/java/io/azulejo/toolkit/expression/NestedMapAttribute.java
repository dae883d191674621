package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;
import java.util.function.BiFunction;

/**
 * Map attribute with nested records. Updates can set one entry, or a component of the record in it. Immutable.
 *
 * @param <E> the entity
 * @param <T> the nested record
 * @param <A> the generated attributes of the record
 */
public final class NestedMapAttribute<E, T, A extends NestedAttribute<E, T>> extends EntryMapAttribute<E, T, A> {
    private final BiFunction<String, DocumentPath, A> attributes;

    NestedMapAttribute(
            String component,
            DocumentPath path,
            ValueCodec<T> element,
            BiFunction<String, DocumentPath, A> attributes) {
        super(component, path, element);
        this.attributes = attributes;
    }

    /** Creates the attribute. {@code attributes} is the constructor of the record's generated attributes. */
    public static <E, T, A extends NestedAttribute<E, T>> NestedMapAttribute<E, T, A> of(
            String component, String attribute, ValueCodec<T> element, BiFunction<String, DocumentPath, A> attributes) {
        return new NestedMapAttribute<>(component, DocumentPath.of(attribute), element, attributes);
    }

    @Override
    A entry(DocumentPath path) {
        return attributes.apply(component(), path);
    }
}
