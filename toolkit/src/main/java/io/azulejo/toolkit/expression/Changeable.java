package io.azulejo.toolkit.expression;

/**
 * Attribute that an update can change to a value only the store knows, such as setting it if it is missing. Attributes
 * that are part of an index key are not changeable, because the toolkit could not compute the new key.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public interface Changeable<E, T> extends Settable<E, T> {}
