package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.table.Notification;
import io.azulejo.web.text.Words;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened to the caller's posts or comments.
 *
 * @param kind comment, reply, like, hidden or restored
 * @param authorId who did it; of moderation it is not said
 */
@Json
record NotificationView(
        String notificationId,
        @Nullable String kind,
        @Nullable String authorId,
        @Nullable String authorName,
        @Nullable String postId,
        @Nullable String commentId,
        @Nullable Instant readAt,
        Instant createdAt) {

    static NotificationView of(Notification notification) {
        return new NotificationView(
                notification.notificationId(),
                Words.ofNullable(notification.kind()),
                notification.authorId(),
                notification.authorName(),
                notification.postId(),
                notification.commentId(),
                notification.readAt(),
                notification.createdAt());
    }
}
