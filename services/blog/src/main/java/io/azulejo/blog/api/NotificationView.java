package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.table.Notification;
import io.azulejo.http.text.EnumNames;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Notification about the caller's posts or comments.
 *
 * @param kind one of comment, reply, like, hidden and restored
 * @param authorId user who caused the notification; missing for moderation
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
                EnumNames.ofNullable(notification.kind()),
                notification.authorId(),
                notification.authorName(),
                notification.postId(),
                notification.commentId(),
                notification.readAt(),
                notification.createdAt());
    }
}
