package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A TransactGetItems response; an element is null if there is no such item. */
public record TransactGetItemsOutput(
        List<@Nullable Item> responses, @Nullable List<ConsumedCapacity> consumedCapacity) {}
