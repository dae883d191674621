package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** An UpdateTimeToLive request; the specification's fields are null if the caller gave none. */
public record UpdateTimeToLiveInput(
        @Nullable String tableName,
        boolean specified,
        @Nullable Boolean enabled,
        @Nullable String attributeName) {}
