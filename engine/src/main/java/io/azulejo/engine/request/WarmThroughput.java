package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** The units a second for which a caller wants a table or index to be prepared. */
public record WarmThroughput(
        @Nullable Long readUnitsPerSecond, @Nullable Long writeUnitsPerSecond) {}
