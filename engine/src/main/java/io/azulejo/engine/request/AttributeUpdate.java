package io.azulejo.engine.request;

import io.azulejo.engine.value.Value;
import org.jspecify.annotations.Nullable;

/** What AttributeUpdates does to one attribute. */
public record AttributeUpdate(
        @Nullable String action, @Nullable Value value) {}
