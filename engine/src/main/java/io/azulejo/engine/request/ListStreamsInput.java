package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A ListStreams request. */
public record ListStreamsInput(
        @Nullable String tableName,
        @Nullable Integer limit,
        @Nullable String exclusiveStartStreamArn) {}
