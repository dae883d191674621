package io.azulejo.processor.read;

import io.azulejo.design.JavaType;

/** Method of the interface that returns the table of an entity. */
public record TableAccessor(String method, JavaType entity) {}
