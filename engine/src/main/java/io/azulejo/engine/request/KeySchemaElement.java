package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** One part of a key as the caller wrote it. */
public record KeySchemaElement(
        @Nullable String attributeName, @Nullable String keyType) {}
