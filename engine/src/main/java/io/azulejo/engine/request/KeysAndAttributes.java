package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The keys and attributes that a BatchGetItem request reads from one table. */
public record KeysAndAttributes(
        @Nullable List<Item> keys,
        @Nullable Boolean consistentRead,
        @Nullable String projectionExpression,
        Placeholders placeholders,
        LegacyParameters legacy) {}
