package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.http.job.JobView;
import io.azulejo.notifications.table.Broadcast;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Broadcast with the progress of its job. */
@Json
record BroadcastView(
        String id,
        String title,
        String content,
        @Nullable String category,
        List<String> channels,
        Instant createdAt,
        JobView job) {

    static BroadcastView of(Broadcast broadcast, JobView job) {
        return new BroadcastView(
                broadcast.id(),
                broadcast.title(),
                broadcast.content(),
                broadcast.category(),
                broadcast.channels(),
                broadcast.createdAt(),
                job);
    }
}
