package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** One read of a TransactGetItems request. */
public record TransactionRead(
        @Nullable String tableName,
        @Nullable Item key,
        @Nullable String projectionExpression,
        Placeholders placeholders) {}
