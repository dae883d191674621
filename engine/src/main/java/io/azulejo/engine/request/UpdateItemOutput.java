package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** An UpdateItem response. */
public record UpdateItemOutput(
        @Nullable Item attributes,
        @Nullable ConsumedCapacity consumedCapacity,
        @Nullable ItemCollectionMetrics itemCollectionMetrics) {}
