package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stored text of an enum constant, if it differs from the constant's name; or the value of the {@link Discriminator} of a
 * record, if it differs from the record's name.
 */
@Target({ElementType.FIELD, ElementType.TYPE})
@Retention(RetentionPolicy.CLASS)
public @interface StoredAs {
    String value();
}
