package io.azulejo.engine.request;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A BatchWriteItem request, by table name. */
public record BatchWriteItemInput(
        @Nullable Map<String, List<WriteRequest>> requestItems,
        @Nullable String returnConsumedCapacity,
        @Nullable String returnItemCollectionMetrics,
        Set<String> unsupported) {}
