package io.azulejo.engine.expression;

import io.azulejo.engine.value.Value;
import org.jspecify.annotations.Nullable;

/** The part of a table or index that a query reads: one partition, and a range of its sort keys or all of them. */
public record KeyRange(Value partition, @Nullable KeyTest sort) {}
