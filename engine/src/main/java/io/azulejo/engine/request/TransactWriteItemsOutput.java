package io.azulejo.engine.request;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A TransactWriteItems response. */
public record TransactWriteItemsOutput(
        @Nullable Map<String, List<ItemCollectionMetrics>> itemCollectionMetrics,
        @Nullable List<ConsumedCapacity> consumedCapacity) {}
