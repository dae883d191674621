package io.azulejo.wavyblog.rules;

import io.azulejo.web.job.JobRecord;
import io.azulejo.web.token.Caller;

/** Whose account a job is about. By id: the name changes, or goes, while the job runs. */
public final class JobOwner {
    static final String ARGUMENT = "userId";

    private JobOwner() {}

    public static boolean is(Caller caller, JobRecord job) {
        return caller.subject().equals(job.arguments().get(ARGUMENT));
    }
}
