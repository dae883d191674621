package io.azulejo.web.job;

/** Where a job stands. */
public enum JobState {
    OPEN,
    DONE,
    /** Given up; its record says why. */
    FAILED
}
