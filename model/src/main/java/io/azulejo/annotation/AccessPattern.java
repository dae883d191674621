package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The documented name of an access pattern; a method without it goes by its own name. On a default method, which the
 * user writes, it names a pattern composed of others.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface AccessPattern {
    String value();
}
