package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of an ExecuteTransaction: one item per statement, null where none was found or the statement wrote. */
public record ExecuteTransactionOutput(
        List<@Nullable Item> responses, @Nullable List<ConsumedCapacity> consumedCapacity) {}
