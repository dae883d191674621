package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An ExecuteStatement response: one page of a SELECT, or the item that a write returned. */
public record ExecuteStatementOutput(
        List<Item> items,
        @Nullable String nextToken,
        @Nullable Item lastEvaluatedKey,
        @Nullable ConsumedCapacity consumedCapacity) {}
