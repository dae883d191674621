package io.azulejo.patterns.job;

/** State of a job. */
public enum JobState {
    OPEN,
    DONE,
    /** Ended without success; the record has the reason. */
    FAILED
}
