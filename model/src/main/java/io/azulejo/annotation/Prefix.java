package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The value may go on after what is given: the sort key begins with it, not up to the next delimiter. */
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.CLASS)
public @interface Prefix {}
