package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.Codecs;
import io.azulejo.toolkit.codec.ValueCodec;
import java.util.Map;

/**
 * Map attribute with string keys, whose entries have paths of their own. Immutable.
 *
 * @param <E> the entity
 * @param <T> the values' type
 * @param <A> the attribute that an entry is
 */
public abstract sealed class EntryMapAttribute<E, T, A extends EntityAttribute<E, T>>
        extends EntityAttribute<E, Map<String, T>> implements Changeable<E, Map<String, T>>
        permits MapAttribute, NumberMapAttribute, NestedMapAttribute {

    EntryMapAttribute(String component, DocumentPath path, ValueCodec<T> element) {
        super(component, path, Codecs.mapOf(element));
    }

    /**
     * Returns the entry of a key, whether it exists or not. An update can change it if the item has the map, even an
     * empty one.
     */
    public final A key(String key) {
        return entry(path().name(key));
    }

    abstract A entry(DocumentPath path);

    public final SizeOf<E> size() {
        return new SizeOf<>(path());
    }
}
