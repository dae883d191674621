package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** A put of a TransactWriteItems request. */
public record TransactPut(
        @Nullable String tableName,
        @Nullable Item item,
        @Nullable String conditionExpression,
        Placeholders placeholders,
        @Nullable String returnValuesOnConditionCheckFailure)
        implements TransactAction {}
