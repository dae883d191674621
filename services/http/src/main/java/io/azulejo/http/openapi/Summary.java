package io.azulejo.http.openapi;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Documentation of a route that services inherit from a library. The OpenAPI document takes it from the Javadoc of a
 * service's own routes, but a compiled class has none.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Summary {
    /** Returns the text; its first sentence is the summary. */
    String value();
}
