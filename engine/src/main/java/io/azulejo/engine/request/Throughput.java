package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** Provisioned capacity as the caller sent it. */
public record Throughput(
        @Nullable Long readCapacityUnits, @Nullable Long writeCapacityUnits) {}
