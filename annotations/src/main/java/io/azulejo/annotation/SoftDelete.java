package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Nullable {@link java.time.Instant} component for the deletion time. While it is set, no read returns the item and no
 * index key is written for it, but the item stays in the table.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface SoftDelete {

    /** ISO 8601 duration, such as {@code P30D}, after which TTL removes the item; empty to keep it. */
    String purgeAfter() default "";
}
