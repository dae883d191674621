package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Conversion of items of one version of an entity to the next version, applied when they are read. An entity of {@link
 * Entity#version() version} 3 needs two, from version 1 and from version 2.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(Upcast.Steps.class)
public @interface Upcast {

    /** The version of the items to convert. Items without a version attribute have version 1. */
    int from();

    /**
     * The class that converts them. It implements {@code io.azulejo.toolkit.schema.ItemUpcaster} and has a constructor
     * without parameters.
     */
    Class<?> with();

    /** Container of repeated {@link Upcast} annotations. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface Steps {
        Upcast[] value();
    }
}
