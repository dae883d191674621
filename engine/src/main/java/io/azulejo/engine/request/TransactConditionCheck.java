package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** A condition check of a TransactWriteItems request. */
public record TransactConditionCheck(
        @Nullable String tableName,
        @Nullable Item key,
        @Nullable String conditionExpression,
        Placeholders placeholders,
        @Nullable String returnValuesOnConditionCheckFailure)
        implements TransactAction {}
