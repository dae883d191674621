package io.azulejo.engine;

import io.azulejo.engine.fault.Faults;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/**
 * Settings of an engine. Immutable.
 *
 * @param clock the time for expiry and creation dates; tests set it by hand
 * @param sweepInterval how often the engine looks for expired items, in real time
 * @param region the region in the ARNs of tables and indexes
 * @param faults the fault injection
 * @param buckets the folder whose folders stand for the buckets that tables are exported to; null for none
 */
public record EngineOptions(
        InstantSource clock,
        Duration sweepInterval,
        String region,
        Faults faults,
        @Nullable Path buckets) {
    public static final EngineOptions DEFAULT =
            new EngineOptions(InstantSource.system(), Duration.ofSeconds(10), "us-east-1", Faults.NONE, null);

    /** Options of an engine that a server runs: as the default ones, but expired items go within a second or two. */
    public static final EngineOptions SERVED = DEFAULT.withSweepInterval(Duration.ofSeconds(1));

    public EngineOptions withClock(InstantSource newClock) {
        return new EngineOptions(newClock, sweepInterval, region, faults, buckets);
    }

    public EngineOptions withSweepInterval(Duration interval) {
        return new EngineOptions(clock, interval, region, faults, buckets);
    }

    public EngineOptions withRegion(String newRegion) {
        return new EngineOptions(clock, sweepInterval, newRegion, faults, buckets);
    }

    public EngineOptions withFaults(Faults newFaults) {
        return new EngineOptions(clock, sweepInterval, region, newFaults, buckets);
    }

    public EngineOptions withBuckets(@Nullable Path folder) {
        return new EngineOptions(clock, sweepInterval, region, faults, folder);
    }
}
