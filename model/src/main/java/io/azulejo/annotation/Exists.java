package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What this entity refers to must exist when it is created or when the reference changes: a condition check in the
 * same transaction.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(Exists.References.class)
public @interface Exists {

    Class<?> entity();

    /** Components that fill the referred entity's key, in the order in which its templates name them first. */
    String[] by();

    /** The container of a repeated {@link Exists}. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface References {
        Exists[] value();
    }
}
