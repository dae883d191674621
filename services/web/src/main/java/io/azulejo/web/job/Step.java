package io.azulejo.web.job;

/** How a step of a job ended. */
public sealed interface Step {

    /** There is more to do; the checkpoint says from where. */
    record Next(String checkpoint) implements Step {}

    /** All is done. */
    record Done() implements Step {}

    /** The job cannot be done, now or later. */
    record Failed(String reason) implements Step {}
}
