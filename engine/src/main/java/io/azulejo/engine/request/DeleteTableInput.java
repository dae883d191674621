package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A DeleteTable request. */
public record DeleteTableInput(@Nullable String tableName) {}
