package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a restored table shall have other than its source; an empty list of indexes is not the same as none. */
public record RestoreOverrides(
        @Nullable String billingMode,
        @Nullable List<IndexInput> globalSecondaryIndexes,
        @Nullable List<IndexInput> localSecondaryIndexes,
        @Nullable Throughput provisionedThroughput,
        @Nullable OnDemandThroughput onDemandThroughput,
        @Nullable SseSpecification sseSpecification) {}
