package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** One action of a TransactWriteItems request. */
public sealed interface TransactAction permits TransactPut, TransactDelete, TransactUpdate, TransactConditionCheck {
    @Nullable
    String tableName();

    @Nullable
    String conditionExpression();

    Placeholders placeholders();

    @Nullable
    String returnValuesOnConditionCheckFailure();
}
