package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A tag of a table as the caller sent it. */
public record Tag(@Nullable String key, @Nullable String value) {}
