package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** An UpdateItem request. */
public record UpdateItemInput(
        @Nullable String tableName,
        @Nullable Item key,
        @Nullable String updateExpression,
        @Nullable String conditionExpression,
        Placeholders placeholders,
        @Nullable String returnValues,
        @Nullable String returnConsumedCapacity,
        @Nullable String returnItemCollectionMetrics,
        @Nullable String returnValuesOnConditionCheckFailure,
        LegacyParameters legacy) {}
