package io.azulejo.http.job;

import io.avaje.jsonb.Json;
import io.azulejo.http.openapi.OneOf;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.EnumNames;
import io.azulejo.http.text.Ids;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.patterns.job.JobState;
import java.time.Instant;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** State of a job as clients see it. */
@Json
public record JobView(
        String id,
        String type,
        @OneOf(JobState.class) String state,
        @Nullable String error,
        Instant createdAt,
        Instant updatedAt) {

    /** Returns the view of a job that was just created, and wakes the runner to start it. */
    public static JobView started(JobRunner runner, JobRecord job) {
        runner.wake();
        return of(job);
    }

    /** Returns the view of any job; 404 if there is none with this id. */
    public static JobView find(JobRunner runner, String id) {
        return find(runner, id, any -> true);
    }

    /** Returns the view of a job; 404 if there is none with this id or the caller may not see it. */
    public static JobView find(JobRunner runner, String id, Predicate<JobRecord> visible) {
        return runner.find(Ids.requireId("job", id))
                .filter(visible)
                .map(JobView::of)
                .orElseThrow(() -> ProblemException.notFound("job", id));
    }

    /** Returns the view of a job. */
    public static JobView of(JobRecord job) {
        return new JobView(
                job.id(), job.type(), EnumNames.of(job.state()), job.error(), job.createdAt(), job.updatedAt());
    }
}
