package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A Query or Scan response: one page. Items is null if only the count was asked for. */
public record PageOutput(
        @Nullable List<Item> items,
        int count,
        int scannedCount,
        @Nullable Item lastEvaluatedKey,
        @Nullable ConsumedCapacity consumedCapacity) {}
