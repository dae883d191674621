package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * {@code String} component for a generated id. The toolkit sets a monotonic ULID on creation if the entity holds {@code
 * Generated.ID}.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface GeneratedId {

    /** Prefix of the ULID, such as {@code usr_}. */
    String prefix() default "";
}
