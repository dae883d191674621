package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** A DeleteItem response. */
public record DeleteItemOutput(
        @Nullable Item attributes,
        @Nullable ConsumedCapacity consumedCapacity,
        @Nullable ItemCollectionMetrics itemCollectionMetrics) {}
