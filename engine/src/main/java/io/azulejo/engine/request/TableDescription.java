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
        ThroughputDescription provisionedThroughput,
        @Nullable Instant lastSwitchToPayPerRequest,
        @Nullable StreamSpecification streamSpecification,
        @Nullable String latestStreamLabel,
        @Nullable String latestStreamArn,
        @Nullable String tableClass,
        @Nullable Instant tableClassUpdated,
        boolean deletionProtectionEnabled,
        @Nullable String kmsKeyArn,
        @Nullable OnDemandThroughput onDemandThroughput,
        WarmThroughput warmThroughput,
        @Nullable RestoreSummary restoreSummary,
        long tableSizeBytes,
        long itemCount) {}
