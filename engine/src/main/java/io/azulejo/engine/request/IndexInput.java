package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A local or global index as the caller sent it. */
public record IndexInput(
        @Nullable String indexName,
        @Nullable List<KeySchemaElement> keySchema,
        @Nullable ProjectionInput projection,
        @Nullable Throughput provisionedThroughput,
        @Nullable OnDemandThroughput onDemandThroughput,
        @Nullable WarmThroughput warmThroughput) {}
