package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An ExecuteTransaction response: one item per statement, null if none was found or the statement was a write. */
public record ExecuteTransactionOutput(
        List<@Nullable Item> responses, @Nullable List<ConsumedCapacity> consumedCapacity) {}
