package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Delete of an item, given as an entity or by its key. On a parameter, an action of a {@link Transact}. */
@Target({ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.CLASS)
public @interface Delete {

    /** The entity, if the method takes the components of its key. */
    Class<?> value() default void.class;
}
