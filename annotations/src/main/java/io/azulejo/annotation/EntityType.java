package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Alternative entity-type value for items in some state, such as {@code POST_DRAFT} while a post is not published. The
 * first one whose condition holds is written; if none holds, {@link Entity#value()} is written.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(EntityType.Alternatives.class)
public @interface EntityType {

    String value();

    /** See {@link IndexKey#when()}. */
    String when();

    /** Container of repeated {@link EntityType} annotations. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface Alternatives {
        EntityType[] value();
    }
}
