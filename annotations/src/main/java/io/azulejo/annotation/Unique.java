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
     * {@code UNIQUE#<name>#<scope…>#<value>}, which names its owner and expires with it.
     */
    Class<?> guard() default void.class;

    /**
     * The first part of the guard's key, if the toolkit writes the guard. By default it is made of what is stored
     * anyway: {@code <entity type>#<attribute>}, so that no renaming of a Java type or component changes it.
     */
    String name() default "";

    /**
     * Names that the guards of existing items may have. They stay valid: their values are taken, and a write of the
     * item moves its guard to the current name. This costs one more action for each claim and release. If {@link
     * #name()} is not set, it is the name that earlier builds gave: {@code <Java type>#<component>}. To save the cost
     * when all guards are moved, set {@code name}.
     */
    String[] formerNames() default {};

    /** Container of repeated {@link Unique} annotations. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface Constraints {
        Unique[] value();
    }
}
