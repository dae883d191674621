package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Another entity-type value for items in some state, such as {@code POST_DRAFT} while a post is not published. The
 * first one whose condition holds wins; when none does, {@link Entity#value()} is written.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(EntityType.Alternatives.class)
public @interface EntityType {

    String value();

    /** See {@link IndexKey#when()}. */
    String when();

    /** The container of a repeated {@link EntityType}. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface Alternatives {
        EntityType[] value();
    }
}
