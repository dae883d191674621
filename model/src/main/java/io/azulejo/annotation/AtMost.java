package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Bounds a list in a {@link Transact}, so that the compiler can count its actions; a longer list is refused. */
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.CLASS)
public @interface AtMost {
    int value();
}
