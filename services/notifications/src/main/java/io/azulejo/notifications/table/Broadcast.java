package io.azulejo.notifications.table;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.Ttl;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Notification for all users, which a job sends user by user. */
@Entity
@Key(pk = "BROADCAST#{id}", sk = "BROADCAST")
public record Broadcast(
        String id,
        String producer,
        String title,
        String content,
        @Nullable String category,
        List<String> channels,
        @CreatedAt @Time(TimePrecision.MILLIS) Instant createdAt,
        @Ttl Instant expiresAt) {}
