package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.notifications.table.Notification;
import java.util.List;

/** What a producer's request made: a notification for each channel. */
@Json
record ProducedBody(List<NotificationView> notifications) {

    static ProducedBody of(List<Notification> made) {
        return new ProducedBody(
                made.stream().map(NotificationView::withDelivery).toList());
    }
}
