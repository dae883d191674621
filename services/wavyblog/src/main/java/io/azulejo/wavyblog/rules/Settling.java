package io.azulejo.wavyblog.rules;

import io.azulejo.web.job.JobRecord;
import java.time.Duration;
import java.time.InstantSource;

/**
 * How long a job waits that finds its posts by an index, which may be behind the table: whoever it is about can write
 * no more posts once it has begun, so that it has only to wait for those written just before.
 */
public record Settling(InstantSource clock, Duration time) {

    JobRecord delay(JobRecord job) {
        return job.notBefore(clock.instant().plus(time));
    }
}
