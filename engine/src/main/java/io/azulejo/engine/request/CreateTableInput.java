package io.azulejo.engine.request;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A CreateTable request. */
public record CreateTableInput(
        @Nullable String tableName,
        @Nullable List<AttributeDefinition> attributeDefinitions,
        @Nullable List<KeySchemaElement> keySchema,
        @Nullable List<IndexInput> localSecondaryIndexes,
        @Nullable List<IndexInput> globalSecondaryIndexes,
        @Nullable String billingMode,
        @Nullable Throughput provisionedThroughput,
        @Nullable StreamSpecification streamSpecification,
        @Nullable List<Tag> tags,
        @Nullable String tableClass,
        @Nullable Boolean deletionProtectionEnabled,
        @Nullable SseSpecification sseSpecification,
        @Nullable OnDemandThroughput onDemandThroughput,
        @Nullable WarmThroughput warmThroughput,
        Set<String> unsupported) {}
