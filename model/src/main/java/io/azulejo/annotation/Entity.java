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
}
