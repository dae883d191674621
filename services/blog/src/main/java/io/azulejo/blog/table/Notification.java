package io.azulejo.blog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.UpdatedAt;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Notification about a user's posts or comments. The third index holds it while it is unread; it expires after a while.
 *
 * @param authorId user who caused it; null for moderation
 */
@Entity("NOTIFICATION")
@Key(pk = "USER#{userId}", sk = "NOTIFICATION#{notificationId}#{createdAt}")
@IndexKey(index = "GSI1", pk = "NOTIFICATION#{userId}", sk = "NOTIFICATION#{createdAt}#{notificationId}")
@IndexKey(index = "GSI3", pk = "UNREAD#{userId}", sk = "NOTIFICATION#{createdAt}#{notificationId}", when = "unread")
@Accept(id = "AZ204", because = "the documented key; the id before the time is already unique")
public record Notification(
        @FromKey String userId,
        @FromKey String notificationId,
        @Nullable NotificationKind kind,
        @Nullable String authorId,
        @Nullable String authorName,
        @Nullable String postId,
        @Nullable String commentId,
        @Nullable Instant readAt,
        @CreatedAt Instant createdAt,
        @UpdatedAt @Default("1970-01-01T00:00:00Z") Instant updatedAt,
        @Ttl @Nullable Instant expiresAt) {

    public boolean unread() {
        return readAt == null;
    }
}
