package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** A DeleteItem request. */
public record DeleteItemInput(
        @Nullable String tableName,
        @Nullable Item key,
        @Nullable String conditionExpression,
        Placeholders placeholders,
        @Nullable String returnValues,
        @Nullable String returnConsumedCapacity,
        @Nullable String returnItemCollectionMetrics,
        @Nullable String returnValuesOnConditionCheckFailure,
        LegacyParameters legacy) {}
