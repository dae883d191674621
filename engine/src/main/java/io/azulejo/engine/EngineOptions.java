package io.azulejo.engine;

import io.azulejo.engine.fault.Faults;
import java.time.Duration;
import java.time.InstantSource;

/**
 * Settings of an engine. Immutable.
 *
 * @param clock tells what time it is for expiry and creation dates; turn it by hand in tests
 * @param sweepInterval how often expired items are looked for, in real time
 * @param region the region in the names (ARNs) of tables and indexes
 * @param faults what goes wrong on purpose
 */
public record EngineOptions(InstantSource clock, Duration sweepInterval, String region, Faults faults) {
    public static final EngineOptions DEFAULT =
            new EngineOptions(InstantSource.system(), Duration.ofSeconds(10), "us-east-1", Faults.NONE);

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
