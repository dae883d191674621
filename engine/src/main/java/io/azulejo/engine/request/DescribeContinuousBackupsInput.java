package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A DescribeContinuousBackups request. */
public record DescribeContinuousBackupsInput(@Nullable String tableName) {}
