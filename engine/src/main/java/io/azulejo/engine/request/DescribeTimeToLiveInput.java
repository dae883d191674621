package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A DescribeTimeToLive request. */
public record DescribeTimeToLiveInput(@Nullable String tableName) {}
