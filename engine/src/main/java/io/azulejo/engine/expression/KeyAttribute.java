package io.azulejo.engine.expression;

import io.azulejo.engine.value.ValueType;

/** A key attribute of the table or index that is queried. */
public record KeyAttribute(String name, ValueType type) {}
