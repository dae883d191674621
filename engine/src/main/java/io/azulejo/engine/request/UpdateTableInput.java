package io.azulejo.engine.request;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An UpdateTable request. */
public record UpdateTableInput(
        @Nullable String tableName,
        @Nullable List<AttributeDefinition> attributeDefinitions,
        @Nullable String billingMode,
        @Nullable Throughput provisionedThroughput,
        @Nullable List<GlobalIndexUpdate> globalSecondaryIndexUpdates,
        @Nullable StreamSpecification streamSpecification,
        @Nullable String tableClass,
        @Nullable Boolean deletionProtectionEnabled,
        @Nullable SseSpecification sseSpecification,
        @Nullable OnDemandThroughput onDemandThroughput,
        @Nullable WarmThroughput warmThroughput,
        Set<String> unsupported) {}
