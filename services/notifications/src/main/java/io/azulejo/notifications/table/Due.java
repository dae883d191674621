package io.azulejo.notifications.table;

import io.azulejo.annotation.ProjectionOf;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Projection of a due notification in index GSI3, enough to claim it in the table. */
@ProjectionOf(Notification.class)
public record Due(
        String userId,
        Instant createdAt,
        String id,
        @Nullable Integer attempts,
        @Nullable Instant nextAttempt) {}
