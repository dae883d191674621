package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** One item by its whole table key, returned as {@code Optional<Entity>}; parameters are named as components. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Get {
    boolean consistent() default false;

    /** Asks once more for the key with nothing percent-encoded when the encoded one is not there. */
    boolean verbatimFallback() default false;
}
