package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A GetRecords request. */
public record GetRecordsInput(
        @Nullable String shardIterator, @Nullable Integer limit) {}
