package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Table key of an entity as two key templates, such as {@code POST#{slug}}. A template consists of literal text and
 * components in braces, or components of nested records ({@code {address.city}}) and methods without parameters
 * ({@code {slug()}}), optionally with a format: {@code {order:pad(6)}}, {@code {createdAt:seconds}}, {@code
 * {total:sortable,desc}}, {@code {email:lower}}. With {@code {line:parts}} a converter writes several parts of the key itself, including
 * delimiters; the converter must then make sure that no value can forge another key. The stored key is exactly the
 * rendered template.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Key {

    String pk();

    String sk() default "";

    /**
     * Name of the key space, if entities share one on purpose: with {@code ACCOUNT#{name}} for users and for
     * organisations, one name is either a user or an organisation. A create is refused if an item of another entity
     * has the key; a read by the wrong type finds nothing, and other writes never touch the other entity's item. Every
     * entity of the space has an {@link Entity#value() entity type}.
     */
    String space() default "";
}
