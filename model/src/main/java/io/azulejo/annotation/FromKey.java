package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A component that is not stored as an attribute of its own: it is read back from the table key. On a component of a
 * {@link ProjectionOf} record: it is read from the key, which every index holds, though it is an attribute too.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface FromKey {}
