package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An UntagResource request. */
public record UntagResourceInput(
        @Nullable String resourceArn, @Nullable List<String> tagKeys) {}
