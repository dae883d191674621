package io.azulejo.blog.rules;

import io.azulejo.web.job.JobRecord;
import io.azulejo.web.token.Caller;

/** Whose data a job is about. */
public final class JobOwner {
    static final String ARGUMENT = "userId";

    private JobOwner() {}

    public static boolean is(Caller caller, JobRecord job) {
        return caller.subject().equals(job.arguments().get(ARGUMENT));
    }
}
