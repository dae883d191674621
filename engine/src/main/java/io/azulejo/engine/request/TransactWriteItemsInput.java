package io.azulejo.engine.request;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A TransactWriteItems request. */
public record TransactWriteItemsInput(
        @Nullable List<TransactWriteItem> transactItems,
        @Nullable String clientRequestToken,
        @Nullable String returnConsumedCapacity,
        @Nullable String returnItemCollectionMetrics,
        Set<String> unsupported) {}
