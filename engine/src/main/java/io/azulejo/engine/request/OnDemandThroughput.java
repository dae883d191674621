package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** The most units a second that a caller wants of a table or index on demand; -1 removes a maximum. */
public record OnDemandThroughput(
        @Nullable Long maxReadRequestUnits, @Nullable Long maxWriteRequestUnits) {}
