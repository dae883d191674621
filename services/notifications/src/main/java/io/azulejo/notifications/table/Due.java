package io.azulejo.notifications.table;

import io.azulejo.annotation.ProjectionOf;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A notification that is to be delivered, as index GSI3 shows it: enough to ask the table for it. */
@ProjectionOf(Notification.class)
public record Due(
        String userId,
        Instant createdAt,
        String id,
        @Nullable Integer attempts,
        @Nullable Instant nextAttempt) {}
