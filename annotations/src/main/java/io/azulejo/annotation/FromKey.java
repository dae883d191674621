package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Component that is read from the table key instead of an attribute. An entity does not store such a component as an
 * attribute. (A component without this annotation is stored as an attribute too, and read from the table key only if
 * an item lacks the attribute.) A {@link ProjectionOf} record can use it for a component that is also an attribute, because every index
 * contains the table key.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface FromKey {}
