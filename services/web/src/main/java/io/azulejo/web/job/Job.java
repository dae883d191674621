package io.azulejo.web.job;

/**
 * Long work, cut into steps. A step may be done twice, in full or in part: the process may die after it and before the
 * checkpoint is written. It must end as if it had been done once.
 */
public interface Job {

    String type();

    /** Does the step after the record's checkpoint. */
    Step next(JobRecord record);
}
