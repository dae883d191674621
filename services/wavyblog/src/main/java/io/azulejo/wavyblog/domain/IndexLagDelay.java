package io.azulejo.wavyblog.domain;

import io.azulejo.patterns.job.JobRecord;
import java.time.Duration;
import java.time.InstantSource;

/**
 * Delay for jobs that find posts by an index, which may lag behind the table. The user of such a job can no longer
 * write, so the job only waits for the most recent writes to reach the index.
 */
public record IndexLagDelay(InstantSource clock, Duration time) {

    JobRecord delay(JobRecord job) {
        return job.notBefore(clock.instant().plus(time));
    }
}
