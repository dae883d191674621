package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.Codecs;

/**
 * String attribute. Immutable.
 *
 * @param <E> the entity
 */
public final class StringAttribute<E> extends OrderedAttribute<E, String> implements Changeable<E, String> {

    StringAttribute(String component, DocumentPath path) {
        super(component, path, Codecs.STRING);
    }

    public static <E> StringAttribute<E> of(String component, String attribute) {
        return new StringAttribute<>(component, DocumentPath.of(attribute));
    }

    public Condition<E> beginsWith(String prefix) {
        return startsWith(prefix);
    }

    public Condition<E> contains(String part) {
        return new Condition.Contains<>(path(), Codecs.STRING.encode(part));
    }
}
