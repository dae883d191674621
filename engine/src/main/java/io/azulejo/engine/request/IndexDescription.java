package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An index as DescribeTable shows it. Status, backfilling and throughput are null for a local index. */
public record IndexDescription(
        String indexName,
        List<KeySchemaElement> keySchema,
        ProjectionInput projection,
        @Nullable String indexStatus,
        @Nullable Boolean backfilling,
        @Nullable ThroughputDescription provisionedThroughput,
        @Nullable OnDemandThroughput onDemandThroughput,
        @Nullable WarmThroughput warmThroughput,
        long indexSizeBytes,
        long itemCount,
        String indexArn) {}
