package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Result record of one query over an item collection. Each component is an entity (exactly one item), a nullable or
 * {@link java.util.Optional} entity (at most one) or a {@link java.util.List} of an entity. If the parts name the
 * components of their common partition key differently, {@link KeyParameter} says which is which.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Aggregate {}
