package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A nullable {@link java.time.Instant}: when it is set, the item is out of every read and every index of its own, but
 * still in the table.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface SoftDelete {

    /** An ISO 8601 duration such as {@code P30D} after which TTL purges the item; empty keeps it. */
    String purgeAfter() default "";
}
