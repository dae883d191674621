package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Maximum length of a list parameter in a {@link Transact}. The compiler needs it to count the actions; the generated
 * code rejects a longer list.
 */
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.CLASS)
public @interface AtMost {
    int value();
}
