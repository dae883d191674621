package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * {@code long} component for optimistic locking. Every write checks it and increments it by one. A new entity has
 * version 0; an item without the attribute counts as version 0.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Version {}
