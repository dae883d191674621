package io.azulejo.notifications.table;

import io.azulejo.annotation.StoredAs;

/** How far the delivery of a notification has come. */
public enum DeliveryStatus {
    @StoredAs("queued")
    QUEUED,
    /** Handed to a provider, who has taken it. */
    @StoredAs("sent")
    SENT,
    @StoredAs("delivered")
    DELIVERED,
    /** Given up after all attempts; it can be replayed. */
    @StoredAs("undelivered")
    UNDELIVERED,
    /** Refused for good by the provider. */
    @StoredAs("bounced")
    BOUNCED,
    /** Never tried: the user does not want it, or has no address for it. */
    @StoredAs("not_sent")
    NOT_SENT
}
