package io.azulejo.web.job;

import java.time.Duration;

/**
 * How jobs are run.
 *
 * @param lease how long a runner has for one step before another takes the job over
 * @param poll how often the runner looks for jobs that others left
 * @param attempts of one step before the job is given up
 * @param kept how long the record of an ended job can be read
 */
public record JobOptions(Duration lease, Duration poll, int attempts, Duration kept) {

    public static JobOptions defaults() {
        return new JobOptions(Duration.ofSeconds(30), Duration.ofSeconds(5), 10, Duration.ofDays(7));
    }
}
