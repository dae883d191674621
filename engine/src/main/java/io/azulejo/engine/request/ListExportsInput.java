package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A ListExports request. */
public record ListExportsInput(
        @Nullable String tableArn,
        @Nullable Integer maxResults,
        @Nullable String nextToken) {}
