package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** Type of a key attribute as the caller sent it. */
public record AttributeDefinition(
        @Nullable String attributeName, @Nullable String attributeType) {}
