package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The items in the order in which they were wanted, null for one that is not there; the last may be left unread. */
public record BatchReadOutput(
        List<@Nullable Item> items, @Nullable List<ConsumedCapacity> consumedCapacity) {}
