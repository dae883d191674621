package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The projection of an index as the caller sent it. */
public record ProjectionInput(
        @Nullable String projectionType, @Nullable List<String> nonKeyAttributes) {}
