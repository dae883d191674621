package io.azulejo.annotation;

/** Naming convention that derives attribute names from component names. */
public enum Naming {
    AS_IS,
    CAMEL_CASE,
    PASCAL_CASE,
    SNAKE_CASE
}
