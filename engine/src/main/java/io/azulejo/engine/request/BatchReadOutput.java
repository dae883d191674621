package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The items in the order of the request, null for an item that does not exist. The last ones may be left unread. */
public record BatchReadOutput(
        List<@Nullable Item> items, @Nullable List<ConsumedCapacity> consumedCapacity) {}
