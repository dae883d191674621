package io.azulejo.http.openapi;

import io.azulejo.http.problem.ProblemType;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Correction of the problems that the OpenAPI document lists for a route. The generator derives them from the code that
 * the route reaches; it sees neither conditions nor what the store refuses.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Answers {
    /** Returns problems that the generator does not find. */
    ProblemType[] value() default {};

    /** Returns problems that the reached code can raise, but not for this route. */
    ProblemType[] never() default {};
}
