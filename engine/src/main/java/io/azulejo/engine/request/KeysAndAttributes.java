package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a BatchGetItem request wants from one table. */
public record KeysAndAttributes(
        @Nullable List<Item> keys,
        @Nullable Boolean consistentRead,
        @Nullable String projectionExpression,
        Placeholders placeholders,
        LegacyParameters legacy) {}
