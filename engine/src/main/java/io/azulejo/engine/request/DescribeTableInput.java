package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A DescribeTable request. */
public record DescribeTableInput(@Nullable String tableName) {}
