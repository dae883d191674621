package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Removes an item, given whole or by its key; on a parameter, as an action of a {@link Transact}. */
@Target({ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.CLASS)
public @interface Delete {

    /** The entity, where the method takes the components of its key. */
    Class<?> value() default void.class;
}
