package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** A PutItem response. */
public record PutItemOutput(
        @Nullable Item attributes,
        @Nullable ConsumedCapacity consumedCapacity,
        @Nullable ItemCollectionMetrics itemCollectionMetrics) {}
