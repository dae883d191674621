package io.azulejo.patterns.job;

/**
 * Long-running work, divided into steps. The process may die after a step and before its checkpoint is written, so a
 * step may run twice, in full or in part. Steps must be idempotent.
 */
public interface Job {

    String type();

    /** Runs the step after the record's checkpoint. */
    Step next(JobRecord record);
}
