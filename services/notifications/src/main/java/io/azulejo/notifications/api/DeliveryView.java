package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.http.text.EnumNames;
import io.azulejo.notifications.table.DeliveryStatus;
import io.azulejo.notifications.table.Notification;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Delivery progress of a notification, for producers and admins. */
@Json
record DeliveryView(
        String status,
        int attempts,
        @Nullable Instant nextAttempt,
        @Nullable String providerId,
        @Nullable String error) {

    static @Nullable DeliveryView of(Notification notification) {
        DeliveryStatus status = notification.deliveryStatus();
        return status == null
                ? null
                : new DeliveryView(
                        EnumNames.of(status),
                        notification.attemptsMade(),
                        notification.nextAttempt(),
                        notification.providerId(),
                        notification.error());
    }
}
