package io.azulejo.toolkit.expression;

/**
 * An attribute an update may also change in ways whose outcome only the store knows, such as setting it if it is
 * missing. Attributes that are part of an index key are not: their key could not be written along.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public interface Changeable<E, T> extends Settable<E, T> {}
