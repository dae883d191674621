package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * In-place update of an item. Parameters with the names of table key components select the item; the others are set. A
 * parameter with the name of the {@link Version} component is the expected version.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Update {

    Class<?> value();

    /**
     * Whether to read the item first if the parameters change an index key but do not include all of its components.
     * The write is conditional on the components read; if they have changed, the toolkit retries.
     */
    boolean readFirst() default false;

    /**
     * Whether to create the item if it does not exist. The method then has a parameter for every component that cannot
     * be null, except generated ones and collections, which begin empty.
     */
    boolean upsert() default false;
}
