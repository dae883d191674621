package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Reference to another entity that must exist when this entity is created or the reference changes. The toolkit adds a
 * condition check to the same transaction.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(Exists.References.class)
public @interface Exists {

    Class<?> entity();

    /** The components that fill the referenced entity's key, in the order in which its templates first use them. */
    String[] by();

    /** Container of repeated {@link Exists} annotations. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface References {
        Exists[] value();
    }
}
