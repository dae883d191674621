package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** A delete of a TransactWriteItems request. */
public record TransactDelete(
        @Nullable String tableName,
        @Nullable Item key,
        @Nullable String conditionExpression,
        Placeholders placeholders,
        @Nullable String returnValuesOnConditionCheckFailure)
        implements TransactAction {}
