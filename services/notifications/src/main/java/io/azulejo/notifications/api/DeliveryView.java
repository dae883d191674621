package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.notifications.table.DeliveryStatus;
import io.azulejo.notifications.table.Notification;
import io.azulejo.web.text.Words;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** How far delivery has come, for those who produce and run it. */
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
                        Words.of(status),
                        notification.attemptsMade(),
                        notification.nextAttempt(),
                        notification.providerId(),
                        notification.error());
    }
}
