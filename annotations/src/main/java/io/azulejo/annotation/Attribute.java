package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Attribute name of a component, and the names that it had before. */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Attribute {

    /** The attribute's name. It overrides the table's {@link Naming}; if it is empty, the naming applies. */
    String value() default "";

    /**
     * Former names of the attribute. If an item does not have the attribute, its value is read from the first alias
     * that the item has. Writes use the name only and remove the aliases.
     */
    String[] aliases() default {};
}
