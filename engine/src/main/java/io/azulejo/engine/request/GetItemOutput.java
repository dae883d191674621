package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** A GetItem response. */
public record GetItemOutput(@Nullable Item item, @Nullable ConsumedCapacity consumedCapacity) {}
