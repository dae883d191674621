package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** A Query request. */
public record QueryInput(
        @Nullable String tableName,
        @Nullable String indexName,
        @Nullable String select,
        @Nullable Integer limit,
        @Nullable Boolean consistentRead,
        @Nullable Boolean scanIndexForward,
        @Nullable Item exclusiveStartKey,
        @Nullable String keyConditionExpression,
        @Nullable String filterExpression,
        @Nullable String projectionExpression,
        Placeholders placeholders,
        @Nullable String returnConsumedCapacity,
        LegacyParameters legacy) {}
