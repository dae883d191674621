package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** An update of a TransactWriteItems request. */
public record TransactUpdate(
        @Nullable String tableName,
        @Nullable Item key,
        @Nullable String updateExpression,
        @Nullable String conditionExpression,
        Placeholders placeholders,
        @Nullable String returnValuesOnConditionCheckFailure)
        implements TransactAction {}
