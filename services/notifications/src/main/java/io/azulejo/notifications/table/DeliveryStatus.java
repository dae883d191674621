package io.azulejo.notifications.table;

import io.azulejo.annotation.StoredAs;

/** Delivery status of a notification. */
public enum DeliveryStatus {
    @StoredAs("queued")
    QUEUED,
    /** Accepted by a provider. */
    @StoredAs("sent")
    SENT,
    @StoredAs("delivered")
    DELIVERED,
    /** All attempts failed; can be replayed. */
    @StoredAs("undelivered")
    UNDELIVERED,
    /** Permanently rejected by the provider. */
    @StoredAs("bounced")
    BOUNCED,
    /** Not attempted because the user has muted the channel or has no address for it. */
    @StoredAs("not_sent")
    NOT_SENT
}
