package io.azulejo.engine.request;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Provisioned capacity as DescribeTable shows it. */
public record ThroughputDescription(
        long readCapacityUnits,
        long writeCapacityUnits,
        @Nullable Instant lastIncreaseDateTime,
        @Nullable Instant lastDecreaseDateTime,
        long numberOfDecreasesToday) {}
