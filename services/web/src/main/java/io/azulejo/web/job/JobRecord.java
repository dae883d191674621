package io.azulejo.web.job;

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
import io.azulejo.web.token.Caller;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A job and how far it has come. All jobs of a table are in one partition, so that the open ones are found by a Query;
 * those that ended leave it by TTL.
 *
 * @param checkpoint what the job wrote down after its last step, empty before the first
 * @param owner the runner that holds the job
 * @param leaseUntil until when no other runner takes it
 * @param attempts how often the present step has failed
 * @param expiresAt when an ended job disappears
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

    /** The argument that holds the id of the user whom a job is about. */
    public static final String USER = "userId";

    /** A job to create, alone or in the transaction that makes it necessary. */
    public static JobRecord of(String type, Map<String, String> arguments) {
        return of(Generated.ID, type, arguments);
    }

    /** The same with an id that is known beforehand. */
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

    /** The argument of this name, which the job cannot do without. */
    public String argument(String name) {
        String value = arguments.get(name);
        if (value == null) {
            throw new IllegalStateException("Job " + id + " of type " + type + " has no argument " + name);
        }
        return value;
    }

    /** Whether it is about the caller, whose id it has as argument: a name may change, or go, while the job runs. */
    public boolean isAbout(Caller caller) {
        return caller.subject().equals(arguments.get(USER));
    }

    /** The same job, to be begun at that time or later. */
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

    /** Free for any runner from that time on. */
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
