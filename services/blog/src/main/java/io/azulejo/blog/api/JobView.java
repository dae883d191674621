package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.web.job.JobRecord;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Work that goes on after the answer. */
@Json
record JobView(
        String id, String type, String state, @Nullable String error, Instant createdAt, Instant updatedAt) {

    static JobView of(JobRecord job) {
        return new JobView(
                job.id(),
                job.type(),
                job.state().name().toLowerCase(Locale.ROOT),
                job.error(),
                job.createdAt(),
                job.updatedAt());
    }
}
