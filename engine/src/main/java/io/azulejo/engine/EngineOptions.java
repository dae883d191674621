package io.azulejo.engine;

import java.time.Duration;
import java.time.InstantSource;

/**
 * Settings of an engine. Immutable.
 *
 * @param clock tells what time it is for expiry and creation dates; turn it by hand in tests
 * @param sweepInterval how often expired items are looked for, in real time
 * @param region the region in the names (ARNs) of tables and indexes
 */
public record EngineOptions(InstantSource clock, Duration sweepInterval, String region) {
    public static final EngineOptions DEFAULT =
            new EngineOptions(InstantSource.system(), Duration.ofSeconds(10), "us-east-1");

    public EngineOptions withClock(InstantSource newClock) {
        return new EngineOptions(newClock, sweepInterval, region);
    }

    public EngineOptions withSweepInterval(Duration interval) {
        return new EngineOptions(clock, interval, region);
    }

    public EngineOptions withRegion(String newRegion) {
        return new EngineOptions(clock, sweepInterval, newRegion);
    }
}
