package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Suppression of a finding about the annotated design, entity or access pattern, with the reason. An {@code @Accept}
 * that matches no finding is itself a finding.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.CLASS)
@Repeatable(Accept.Findings.class)
public @interface Accept {

    /** The finding's id, such as {@code AZ201}. */
    String id();

    String because();

    /** Container of repeated {@link Accept} annotations. */
    @Target({ElementType.TYPE, ElementType.METHOD})
    @Retention(RetentionPolicy.CLASS)
    @interface Findings {
        Accept[] value();
    }
}
