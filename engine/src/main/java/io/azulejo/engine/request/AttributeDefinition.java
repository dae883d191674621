package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** The type of a key attribute as the caller wrote it. */
public record AttributeDefinition(
        @Nullable String attributeName, @Nullable String attributeType) {}
