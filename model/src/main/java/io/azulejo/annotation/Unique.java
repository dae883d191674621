package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Uniqueness constraint on a component, enforced by a guard item that is written in the same transaction. A null value
 * is not guarded.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(Unique.Constraints.class)
public @interface Unique {

    String component();

    /** Components that limit the scope of the constraint, such as the tenant. */
    String[] scope() default {};

    /**
     * The entity to use as guard item, if the design needs to choose its key and attributes or to read it. Its
     * components are filled from the owner's components, or methods without parameters, of the same name; a nullable
     * component that the owner does not have stays empty. By default the toolkit writes a guard item with the key
     * {@code UNIQUE#<Entity>#<component>#<scope…>#<value>}.
     */
    Class<?> guard() default void.class;

    /** Container of repeated {@link Unique} annotations. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface Constraints {
        Unique[] value();
    }
}
