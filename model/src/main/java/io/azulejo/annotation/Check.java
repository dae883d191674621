package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** In a {@link Transact}: the item must be there, in the version given if it has one; it is not written. */
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.CLASS)
public @interface Check {}
