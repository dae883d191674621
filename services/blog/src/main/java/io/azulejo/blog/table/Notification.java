package io.azulejo.blog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.UpdatedAt;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened to a user's posts or comments. It is in the third index until it is read, and gone after a
 * while.
 *
 * @param authorId who did it; null of moderation
 */
@Entity("NOTIFICATION")
@Key(pk = "USER#{userId}", sk = "NOTIFICATION#{notificationId}#{createdAt}")
@IndexKey(index = "GSI1", pk = "NOTIFICATION#{userId}", sk = "NOTIFICATION#{createdAt}#{notificationId}")
@IndexKey(index = "GSI3", pk = "UNREAD#{userId}", sk = "NOTIFICATION#{createdAt}#{notificationId}", when = "unread")
@Accept(id = "AZ204", because = "the documented key; the id in front of the time is unique by itself")
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
        @UpdatedAt Instant updatedAt,
        @Ttl @Nullable Instant expiresAt) {

    public boolean unread() {
        return readAt == null;
    }
}
