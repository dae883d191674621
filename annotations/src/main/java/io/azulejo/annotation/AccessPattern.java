package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Documented name of an access pattern. A method without this annotation uses its own name. On a default method, which
 * the application implements, it names a pattern composed of other patterns.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface AccessPattern {
    String value();
}
