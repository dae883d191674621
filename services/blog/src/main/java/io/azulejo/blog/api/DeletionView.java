package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.http.job.JobView;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Job that deletes the caller's data, and what it does not delete.
 *
 * @param remains what the caller deletes elsewhere
 */
@Json
record DeletionView(
        String id,
        String type,
        String state,
        @Nullable String error,
        Instant createdAt,
        Instant updatedAt,
        String remains) {
    private static final String ACCOUNT = "The account at the issuer of the token remains, and can sign in again:"
            + " delete it there, with DELETE /identity/me at the local issuer.";

    static DeletionView of(JobView job) {
        return new DeletionView(
                job.id(), job.type(), job.state(), job.error(), job.createdAt(), job.updatedAt(), ACCOUNT);
    }
}
