package io.azulejo.http.openapi;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Enum whose constants, in lower case, are the values of a text field. Only where the generator cannot derive it. */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface OneOf {
    Class<? extends Enum<?>> value();
}
