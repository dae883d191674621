package io.azulejo.engine.request;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table as CreateTable, DescribeTable, UpdateTable and DeleteTable show it. */
public record TableDescription(
        String tableName,
        String tableStatus,
        String tableArn,
        String tableId,
        Instant creationDateTime,
        List<AttributeDefinition> attributeDefinitions,
        List<KeySchemaElement> keySchema,
        List<IndexDescription> localSecondaryIndexes,
        List<IndexDescription> globalSecondaryIndexes,
        String billingMode,
        Throughput provisionedThroughput,
        @Nullable Instant lastSwitchToPayPerRequest,
        long tableSizeBytes,
        long itemCount) {}
