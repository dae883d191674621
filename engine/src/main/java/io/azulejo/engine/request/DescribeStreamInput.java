package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A DescribeStream request; the filter's fields are null if there is none. */
public record DescribeStreamInput(
        @Nullable String streamArn,
        @Nullable Integer limit,
        @Nullable String exclusiveStartShardId,
        @Nullable String shardFilterType,
        @Nullable String shardFilterShardId) {}
