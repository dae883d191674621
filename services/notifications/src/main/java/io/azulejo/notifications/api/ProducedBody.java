package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.notifications.table.Notification;
import java.util.List;

/** Notifications that a request created, one per channel. */
@Json
record ProducedBody(List<NotificationView> notifications) {

    static ProducedBody of(List<Notification> created) {
        return new ProducedBody(
                created.stream().map(NotificationView::withDelivery).toList());
    }
}
