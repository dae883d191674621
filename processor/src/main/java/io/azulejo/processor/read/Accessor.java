package io.azulejo.processor.read;

import io.azulejo.design.JavaType;

/** A method of the interface that gives the table of an entity. */
public record Accessor(String method, JavaType entity) {}
