package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A ListTagsOfResource request. */
public record ListTagsOfResourceInput(
        @Nullable String resourceArn, @Nullable String nextToken) {}
