package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Record with some of an entity's components, for results of an index that does not project everything. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface ProjectionOf {
    Class<?> value();
}
