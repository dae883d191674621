package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of an ExecuteStatement: one page of a SELECT, or what a write returned. */
public record ExecuteStatementOutput(
        List<Item> items,
        @Nullable String nextToken,
        @Nullable Item lastEvaluatedKey,
        @Nullable ConsumedCapacity consumedCapacity) {}
