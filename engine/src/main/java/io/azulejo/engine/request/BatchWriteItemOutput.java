package io.azulejo.engine.request;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A BatchWriteItem response, by table name as given in the request. */
public record BatchWriteItemOutput(
        Map<String, List<WriteRequest>> unprocessedItems,
        @Nullable Map<String, List<ItemCollectionMetrics>> itemCollectionMetrics,
        @Nullable List<ConsumedCapacity> consumedCapacity) {}
