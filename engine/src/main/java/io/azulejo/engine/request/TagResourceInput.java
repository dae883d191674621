package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A TagResource request. */
public record TagResourceInput(
        @Nullable String resourceArn, @Nullable List<Tag> tags) {}
