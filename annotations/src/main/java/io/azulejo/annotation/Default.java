package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Value of a component in items that do not have its attribute, because they were written before the component was
 * added. The compiler checks that the text is a value of the component's type. The value is stored when the item is
 * written as a whole; until then filters, conditions and index keys see the item without it.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Default {

    /**
     * The value as text: a number, {@code true}, an RFC 3339 timestamp, a date, the stored text of an enum constant, or
     * the stored form of a converted value.
     */
    String value();

    /**
     * Whether an enum component also has this value if its attribute holds a text that is no constant. The next write
     * of the whole item replaces that text.
     */
    boolean forUnknown() default false;
}
