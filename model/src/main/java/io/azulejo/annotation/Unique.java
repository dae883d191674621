package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The value of a component is unique, kept so by a guard item written in the same transaction. A null value is not
 * guarded.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(Unique.Constraints.class)
public @interface Unique {

    String component();

    /** Components within whose values the component is unique, such as the tenant. */
    String[] scope() default {};

    /**
     * The entity that is the guard item, so that its key and attributes are the design's choice and it can be read.
     * Its components are filled from the owner's components, or methods without parameters, of the same name; a
     * nullable one the owner does not have stays empty. By default a guard
     * {@code UNIQUE#<Entity>#<component>#<scope…>#<value>} is kept.
     */
    Class<?> guard() default void.class;

    /** The container of a repeated {@link Unique}. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface Constraints {
        Unique[] value();
    }
}
