package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Attribute that says which record a value of a sealed interface is, in an item that contains such a value. Without this
 * annotation it is {@code type}. Its value is the simple name of the record, or the record's {@link StoredAs}.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Discriminator {
    String value();
}
