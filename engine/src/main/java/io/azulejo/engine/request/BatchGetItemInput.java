package io.azulejo.engine.request;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A BatchGetItem request, by table name. */
public record BatchGetItemInput(
        @Nullable Map<String, KeysAndAttributes> requestItems,
        @Nullable String returnConsumedCapacity,
        Set<String> unsupported) {}
