package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** A Scan request. */
public record ScanInput(
        @Nullable String tableName,
        @Nullable String indexName,
        @Nullable String select,
        @Nullable Integer limit,
        @Nullable Boolean consistentRead,
        @Nullable Integer segment,
        @Nullable Integer totalSegments,
        @Nullable Item exclusiveStartKey,
        @Nullable String filterExpression,
        @Nullable String projectionExpression,
        Placeholders placeholders,
        @Nullable String returnConsumedCapacity,
        LegacyParameters legacy) {}
