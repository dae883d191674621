package io.azulejo.engine.request;

import io.azulejo.engine.value.Value;
import org.jspecify.annotations.Nullable;

/** Update of one attribute in AttributeUpdates. */
public record AttributeUpdate(
        @Nullable String action, @Nullable Value value) {}
