package io.azulejo.engine.table;

import io.azulejo.engine.value.ValueType;

/** An attribute that is part of a key, with the one scalar type its values must have: S, N or B. */
public record KeyAttribute(String name, ValueType type) {}
