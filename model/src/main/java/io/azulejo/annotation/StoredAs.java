package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The text under which an enum constant is stored, where it is not the constant's name. */
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.CLASS)
public @interface StoredAs {
    String value();
}
