package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** A PutItem request. */
public record PutItemInput(
        @Nullable String tableName,
        @Nullable Item item,
        @Nullable String conditionExpression,
        Placeholders placeholders,
        @Nullable String returnValues,
        @Nullable String returnConsumedCapacity,
        @Nullable String returnItemCollectionMetrics,
        @Nullable String returnValuesOnConditionCheckFailure,
        LegacyParameters legacy) {}
