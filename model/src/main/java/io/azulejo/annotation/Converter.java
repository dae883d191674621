package io.azulejo.annotation;

/**
 * Turns a value type into one the toolkit stores by itself and back, in attributes and in keys alike. Must be
 * thread-safe; one instance serves all calls. The values must be immutable: one may be handed out more than once.
 *
 * @param <T> the component's type
 * @param <S> the stored type: String, a number, a boolean, Instant, LocalDate or byte[]
 */
public interface Converter<T, S> {
    S stored(T value);

    T value(S stored);
}
