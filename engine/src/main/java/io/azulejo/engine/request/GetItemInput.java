package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** A GetItem request. */
public record GetItemInput(
        @Nullable String tableName,
        @Nullable Item key,
        @Nullable Boolean consistentRead,
        @Nullable String projectionExpression,
        Placeholders placeholders,
        @Nullable String returnConsumedCapacity,
        LegacyParameters legacy) {}
