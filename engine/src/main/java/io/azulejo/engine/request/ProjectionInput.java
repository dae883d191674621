package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an index copies, as the caller wrote it. */
public record ProjectionInput(
        @Nullable String projectionType, @Nullable List<String> nonKeyAttributes) {}
