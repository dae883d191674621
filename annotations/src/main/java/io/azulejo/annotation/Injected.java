package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * {@link Converter} whose instance the application gives when it creates the design, with {@code
 * ToolkitOptions.converters}: for example one that encrypts values with a key known at start. Values that it converts
 * cannot be in keys, unique components and conditions, because these are built without the design.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Injected {}
