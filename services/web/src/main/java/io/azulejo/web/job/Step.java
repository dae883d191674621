package io.azulejo.web.job;

import java.time.Duration;

/** How a step of a job ended. */
public sealed interface Step {

    /** There is more to do; the checkpoint says from where. */
    record Next(String checkpoint) implements Step {}

    /** There is more to do, and nothing of it before the pause is over; until then any runner may come to hold it. */
    record Later(String checkpoint, Duration pause) implements Step {}

    /** All is done. */
    record Done() implements Step {}

    /** The job cannot be done, now or later. */
    record Failed(String reason) implements Step {}
}
