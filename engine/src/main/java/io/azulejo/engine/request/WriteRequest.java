package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** One put or delete of a BatchWriteItem request; a caller may wrongly have given both or neither. */
public record WriteRequest(@Nullable Item putItem, @Nullable Item deleteKey) {}
