package io.azulejo.patterns.job;

import java.time.Duration;

/**
 * Settings of a job runner.
 *
 * @param lease how long a runner has for one step before another takes the job over
 * @param poll how often the runner looks for abandoned jobs
 * @param attempts attempts of one step before the job fails
 * @param kept how long the record of an ended job is kept
 */
public record JobOptions(Duration lease, Duration poll, int attempts, Duration kept) {

    public static JobOptions defaults() {
        return new JobOptions(Duration.ofSeconds(30), Duration.ofSeconds(5), 10, Duration.ofDays(7));
    }
}
