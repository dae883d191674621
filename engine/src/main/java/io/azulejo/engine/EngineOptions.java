package io.azulejo.engine;

import io.azulejo.engine.fault.Faults;
import java.time.Duration;
import java.time.InstantSource;

/**
 * Settings of an engine. Immutable.
 *
 * @param clock the time for expiry and creation dates; tests set it by hand
 * @param sweepInterval how often the engine looks for expired items, in real time
 * @param region the region in the ARNs of tables and indexes
 * @param faults the fault injection
 */
public record EngineOptions(InstantSource clock, Duration sweepInterval, String region, Faults faults) {
    public static final EngineOptions DEFAULT =
            new EngineOptions(InstantSource.system(), Duration.ofSeconds(10), "us-east-1", Faults.NONE);

    /** Options of an engine that a server runs: as the default ones, but expired items go within a second or two. */
    public static final EngineOptions SERVED = DEFAULT.withSweepInterval(Duration.ofSeconds(1));

    public EngineOptions withClock(InstantSource newClock) {
        return new EngineOptions(newClock, sweepInterval, region, faults);
    }

    public EngineOptions withSweepInterval(Duration interval) {
        return new EngineOptions(clock, interval, region, faults);
    }

    public EngineOptions withRegion(String newRegion) {
        return new EngineOptions(clock, sweepInterval, newRegion, faults);
    }

    public EngineOptions withFaults(Faults newFaults) {
        return new EngineOptions(clock, sweepInterval, region, newFaults);
    }
}
