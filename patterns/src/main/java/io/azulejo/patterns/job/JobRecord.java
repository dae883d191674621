package io.azulejo.patterns.job;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.toolkit.Generated;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Job and its progress. All jobs of a table share one partition, so that a Query finds the open ones; TTL deletes those
 * that ended.
 *
 * @param checkpoint the job's own position after its last step; empty before the first
 * @param owner the runner that holds the lease
 * @param leaseUntil end of the lease, before which no other runner takes the job
 * @param attempts how often the current step has failed
 * @param expiresAt when the record of an ended job is deleted
 */
@Entity
@Key(pk = "JOBS", sk = "JOB#{id}")
@Accept(id = "AZ206", because = "a service has few jobs at a time, and a job is written a few times a minute")
public record JobRecord(
        @GeneratedId(prefix = "job_") String id,
        String type,
        Map<String, String> arguments,
        String checkpoint,
        JobState state,
        @Nullable String owner,
        @Time(TimePrecision.MILLIS) Instant leaseUntil,
        int attempts,
        @Nullable String error,
        @CreatedAt @Time(TimePrecision.MILLIS) Instant createdAt,
        @UpdatedAt @Time(TimePrecision.MILLIS) Instant updatedAt,
        @Ttl @Nullable Instant expiresAt,
        @Version long version) {

    /** Argument with the id of the user whom a job is about. */
    public static final String USER = "userId";

    /** Argument with the id of the user who started a job. */
    public static final String STARTED_BY = "startedBy";

    /** Returns a new job, to be created on its own or in the transaction that requires it. */
    public static JobRecord of(String type, Map<String, String> arguments) {
        return of(Generated.ID, type, arguments);
    }

    /** Returns a new job with an id chosen by the caller. */
    public static JobRecord of(String id, String type, Map<String, String> arguments) {
        return new JobRecord(
                id,
                type,
                arguments,
                "",
                JobState.OPEN,
                null,
                Instant.EPOCH,
                0,
                null,
                Generated.TIME,
                Generated.TIME,
                null,
                0);
    }

    /** Returns a required argument. */
    public String argument(String name) {
        String value = arguments.get(name);
        if (value == null) {
            throw new IllegalStateException("Job " + id + " of type " + type + " has no argument " + name);
        }
        return value;
    }

    /** Returns whether the job is about this user. It compares ids, because a name may change while the job runs. */
    public boolean isAbout(String userId) {
        return userId.equals(arguments.get(USER));
    }

    /** Returns whether this user may follow the job: who started it, or whom it is about. */
    public boolean concerns(String userId) {
        return isAbout(userId) || userId.equals(arguments.get(STARTED_BY));
    }

    /** Returns this job with the user who started it. */
    public JobRecord startedBy(String userId) {
        Map<String, String> more = new HashMap<>(arguments);
        more.put(STARTED_BY, userId);
        return new JobRecord(
                id,
                type,
                Map.copyOf(more),
                checkpoint,
                state,
                owner,
                leaseUntil,
                attempts,
                error,
                createdAt,
                updatedAt,
                expiresAt,
                version);
    }

    /** Returns this job with a start no earlier than the given time. */
    public JobRecord notBefore(Instant time) {
        return with(checkpoint, state, owner, time, attempts, error, expiresAt);
    }

    boolean free(Instant now) {
        return state == JobState.OPEN && !leaseUntil.isAfter(now);
    }

    JobRecord heldBy(String runner, Instant until) {
        return with(checkpoint, state, runner, until, attempts, error, null);
    }

    JobRecord at(String nextCheckpoint, Instant until) {
        return with(nextCheckpoint, state, owner, until, 0, null, null);
    }

    /** Returns this job without an owner, free for any runner from the given time on. */
    JobRecord released(String nextCheckpoint, Instant notBefore) {
        return with(nextCheckpoint, state, null, notBefore, 0, null, null);
    }

    JobRecord retried(String failure, Instant notBefore) {
        return with(checkpoint, state, null, notBefore, attempts + 1, failure, null);
    }

    JobRecord ended(JobState end, @Nullable String failure, Instant until) {
        return with(checkpoint, end, null, leaseUntil, attempts, failure, until);
    }

    private JobRecord with(
            String nextCheckpoint,
            JobState next,
            @Nullable String runner,
            Instant until,
            int failures,
            @Nullable String failure,
            @Nullable Instant expiry) {
        return new JobRecord(
                id,
                type,
                arguments,
                nextCheckpoint,
                next,
                runner,
                until,
                failures,
                failure,
                createdAt,
                updatedAt,
                expiry,
                version);
    }
}
