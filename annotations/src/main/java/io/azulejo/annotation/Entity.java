package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Record that is stored as items of a {@link SingleTable}. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Entity {

    /** The value of the entity-type attribute; empty if items of this entity have none. */
    String value() default "";

    /**
     * The version of the stored form. Increase it when the attributes change in a way that {@link Default} and {@link
     * Attribute#aliases()} cannot express, and add an {@link Upcast} from the version before. From version 2 on, items
     * carry their version in the attribute {@link SingleTable#itemVersion()}.
     */
    int version() default 1;
}
