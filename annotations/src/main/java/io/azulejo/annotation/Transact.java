package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * All-or-nothing write. Each parameter is an entity or a list of entities and carries {@link Create}, {@link Put},
 * {@link Delete} or {@link Check}.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Transact {}
