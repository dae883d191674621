package io.azulejo.toolkit.expression;

import io.azulejo.toolkit.codec.ValueCodec;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * Attribute that holds a nested record. The processor generates one subclass per record type, whose methods call the
 * protected methods here. Immutable.
 *
 * @param <E> the entity
 * @param <T> the nested record
 */
public abstract class NestedAttribute<E, T> extends EntityAttribute<E, T> implements Changeable<E, T> {

    protected NestedAttribute(String component, DocumentPath path, ValueCodec<T> codec) {
        super(component, path, codec);
    }

    protected final StringAttribute<E> string(String name) {
        return new StringAttribute<>(component(), path().name(name));
    }

    protected final <N extends Number> NumberAttribute<E, N> number(String name, ValueCodec<N> codec) {
        return new NumberAttribute<>(component(), path().name(name), codec);
    }

    protected final <V> ValueAttribute<E, V> value(String name, ValueCodec<V> codec) {
        return new ValueAttribute<>(component(), path().name(name), codec);
    }

    protected final <V> TimeAttribute<E, V> time(String name, ValueCodec<V> codec) {
        return new TimeAttribute<>(component(), path().name(name), codec);
    }

    protected final <V> ListAttribute<E, V> list(String name, ValueCodec<V> element) {
        return new ListAttribute<>(component(), path().name(name), element);
    }

    protected final <V> SetAttribute<E, V> set(String name, ValueCodec<Set<V>> codec, ValueCodec<V> element) {
        return new SetAttribute<>(component(), path().name(name), codec, element);
    }

    protected final <V> MapAttribute<E, V> map(String name, ValueCodec<V> element) {
        return new MapAttribute<>(component(), path().name(name), element);
    }

    protected final <N extends Number> NumberMapAttribute<E, N> numberMap(String name, ValueCodec<N> element) {
        return new NumberMapAttribute<>(component(), path().name(name), element);
    }

    protected final <V, A extends NestedAttribute<E, V>> NestedMapAttribute<E, V, A> nestedMap(
            String name, ValueCodec<V> element, BiFunction<String, DocumentPath, A> attributes) {
        return new NestedMapAttribute<>(component(), path().name(name), element, attributes);
    }
}
