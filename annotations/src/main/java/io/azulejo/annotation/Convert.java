package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * {@link Converter} through which a component is stored, or the elements of a component that is a List, Set or Map. The
 * converter needs a constructor without parameters, or carries {@link Injected}.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Convert {
    Class<? extends Converter<?, ?>> value();
}
