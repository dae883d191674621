package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A {@code String} filled with a monotonic ULID on creation where the entity carries {@code Generated.ID}. */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface GeneratedId {

    /** Put in front of the ULID, such as {@code usr_}. */
    String prefix() default "";
}
