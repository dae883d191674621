package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A TransactGetItems answer; an element is null where there is no such item. */
public record TransactGetItemsOutput(
        List<@Nullable Item> responses, @Nullable List<ConsumedCapacity> consumedCapacity) {}
