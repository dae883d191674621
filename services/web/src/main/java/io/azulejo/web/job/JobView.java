package io.azulejo.web.job;

import io.avaje.jsonb.Json;
import io.azulejo.web.text.Words;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Work that goes on after the answer. */
@Json
public record JobView(
        String id, String type, String state, @Nullable String error, Instant createdAt, Instant updatedAt) {

    public static JobView of(JobRecord job) {
        return new JobView(job.id(), job.type(), Words.of(job.state()), job.error(), job.createdAt(), job.updatedAt());
    }
}
