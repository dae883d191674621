package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** One put or delete of a BatchWriteItem request. A caller may have given both or neither, which is an error. */
public record WriteRequest(@Nullable Item putItem, @Nullable Item deleteKey) {}
