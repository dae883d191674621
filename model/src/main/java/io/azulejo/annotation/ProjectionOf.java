package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A record with some of an entity's components, as an index that does not project everything can return them. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface ProjectionOf {
    Class<?> value();
}
