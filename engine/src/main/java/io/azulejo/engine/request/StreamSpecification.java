package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** Whether a table has a stream and what its records show, as the caller wrote it. */
public record StreamSpecification(
        @Nullable Boolean streamEnabled, @Nullable String streamViewType) {}
