package io.azulejo.annotation;

/**
 * Two-way conversion between a value type and a type that the toolkit can store, for attributes and for keys.
 * Implementations must be thread-safe, because one instance serves all calls. The values must be immutable, because the
 * toolkit may return the same instance more than once.
 *
 * @param <T> the component's type
 * @param <S> the stored type: String, a number, a boolean, Instant, LocalDate or byte[]
 */
public interface Converter<T, S> {
    S stored(T value);

    T value(S stored);
}
