package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Read of one item by its whole table key. The method returns {@code Optional<Entity>}; its parameters have the names
 * of the key's components.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Get {
    boolean consistent() default false;

    /** If no item has the percent-encoded key, reads the unencoded key as well. */
    boolean verbatimFallback() default false;
}
