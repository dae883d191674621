package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A GetShardIterator request. */
public record GetShardIteratorInput(
        @Nullable String streamArn,
        @Nullable String shardId,
        @Nullable String shardIteratorType,
        @Nullable String sequenceNumber) {}
