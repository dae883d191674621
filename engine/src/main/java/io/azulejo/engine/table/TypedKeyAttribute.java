package io.azulejo.engine.table;

import io.azulejo.engine.value.AttributeValueType;

/** A key attribute with the scalar type that its values must have: S, N or B. */
public record TypedKeyAttribute(String name, AttributeValueType type) {}
