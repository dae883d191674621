package io.azulejo.patterns.job;

import java.time.Duration;

/** Result of one step of a job. */
public sealed interface Step {

    /** More steps follow, from the checkpoint. */
    record Next(String checkpoint) implements Step {}

    /** More steps follow after a pause. The lease is released, and any runner may continue. */
    record Later(String checkpoint, Duration pause) implements Step {}

    /** The job is complete. */
    record Done() implements Step {}

    /** The job can never succeed. */
    record Failed(String reason) implements Step {}
}
