package io.azulejo.http.openapi;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Title and description of a service's OpenAPI document. On the service's root package. */
@Target(ElementType.PACKAGE)
@Retention(RetentionPolicy.CLASS)
public @interface ApiInfo {
    String title();

    String version() default "1";

    String description();
}
