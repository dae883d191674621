package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Settings of a restored table that replace those of its source. An empty list of indexes removes all, null none. */
public record RestoreOverrides(
        @Nullable String billingMode,
        @Nullable List<IndexInput> globalSecondaryIndexes,
        @Nullable List<IndexInput> localSecondaryIndexes,
        @Nullable Throughput provisionedThroughput,
        @Nullable OnDemandThroughput onDemandThroughput,
        @Nullable SseSpecification sseSpecification) {}
