package io.azulejo.annotation;

/** How an attribute name is made from a component name. */
public enum Naming {
    AS_IS,
    CAMEL_CASE,
    PASCAL_CASE,
    SNAKE_CASE
}
