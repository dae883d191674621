package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Changes an item in place. Parameters named as components of the table key choose it, the others are set; a
 * parameter of the {@link Version} component is the expected version.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Update {

    Class<?> value();

    /**
     * Where the parameters do not complete an index key that they touch: read the item first and write it under the
     * condition that the parts read have not changed, again if they have.
     */
    boolean readFirst() default false;
}
