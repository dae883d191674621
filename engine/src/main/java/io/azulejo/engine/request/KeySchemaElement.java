package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** One key schema element as the caller sent it. */
public record KeySchemaElement(
        @Nullable String attributeName, @Nullable String keyType) {}
