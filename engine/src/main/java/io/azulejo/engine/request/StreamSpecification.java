package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** Stream specification as the caller sent it: whether a table has a stream and what its records contain. */
public record StreamSpecification(
        @Nullable Boolean streamEnabled, @Nullable String streamViewType) {}
