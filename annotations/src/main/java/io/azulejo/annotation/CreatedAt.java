package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * {@link java.time.Instant} component for the creation time. The toolkit sets it on creation if the entity holds {@code
 * Generated.TIME}, and keeps it afterwards.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface CreatedAt {}
