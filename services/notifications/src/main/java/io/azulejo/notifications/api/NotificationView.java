package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.notifications.table.Notification;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Notification as responses show it.
 *
 * @param delivery delivery progress; for producers and admins only
 */
@Json
record NotificationView(
        String id,
        String userId,
        String title,
        String content,
        String channel,
        @Nullable String category,
        @Nullable String eventId,
        @Nullable Instant seenAt,
        @Nullable Instant readAt,
        @Nullable Instant archivedAt,
        @Nullable DeliveryView delivery,
        Instant createdAt,
        Instant updatedAt,
        long version) {

    /** Returns the notification as its recipient sees it. */
    static NotificationView of(Notification notification) {
        return of(notification, null);
    }

    static NotificationView withDelivery(Notification notification) {
        return of(notification, DeliveryView.of(notification));
    }

    private static NotificationView of(Notification notification, @Nullable DeliveryView delivery) {
        return new NotificationView(
                notification.id(),
                notification.userId(),
                notification.title(),
                notification.content(),
                notification.channelName(),
                notification.category(),
                notification.eventId(),
                notification.seenAt(),
                notification.readAt(),
                notification.archivedAt(),
                delivery,
                notification.createdAt(),
                notification.updatedAt(),
                notification.version());
    }
}
