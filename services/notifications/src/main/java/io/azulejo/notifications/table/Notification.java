package io.azulejo.notifications.table;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.SoftDelete;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Notification on one channel. The components after {@code updatedAt} extend the documented design; legacy
 * notifications have none of them.
 *
 * @param title {@code Untitled} if a legacy notification has none
 * @param content empty if a legacy notification has none
 * @param channelName {@code in_app} if a legacy notification has none
 * @param updatedAt if a legacy notification has none, the time of its creation
 * @param eventId common id of the notifications of one event on several channels
 * @param companion true if the inbox shows another notification of the same event instead
 * @param deliveryStatus progress of the delivery, independent of the user's actions
 * @param nextAttempt time of the next delivery attempt; while it is set, the notification is in the outbox, and a
 *     worker claims the notification by moving it
 * @param lease id of the running attempt
 * @param deadAt time at which the last attempt failed
 */
@Entity
@Key(pk = "USER#{userId}", sk = "NOTIF#{createdAt}#{id}")
@IndexKey(index = "GSI1", pk = "NOTIF#{id}", sk = "NOTIF#{id}")
@IndexKey(index = "GSI2", pk = "UNREAD#{userId}", sk = "NOTIF#{createdAt}#{id}", when = "unread")
@IndexKey(index = "GSI3", pk = "DUE#{shard}", sk = "{nextAttempt}", when = "due", shards = Notification.SHARDS)
@IndexKey(index = "GSI3", pk = "DEAD#{shard}", sk = "{deadAt}", when = "dead", shards = Notification.SHARDS)
public record Notification(
        String id,
        String userId,
        @Default("Untitled") String title,
        @Default("") String content,
        @Default("in_app") String channelName,
        @CreatedAt Instant createdAt,
        @UpdatedAt @Default("1970-01-01T00:00:00Z") Instant updatedAt,
        @Nullable String category,
        @Nullable String producer,
        @Nullable String eventId,
        @Nullable Boolean companion,
        @Time(TimePrecision.MILLIS) @Nullable Instant seenAt,
        @Time(TimePrecision.MILLIS) @Nullable Instant readAt,
        @Time(TimePrecision.MILLIS) @Nullable Instant archivedAt,
        @SoftDelete @Time(TimePrecision.MILLIS) @Nullable Instant deletedAt,
        @Nullable DeliveryStatus deliveryStatus,
        @Nullable Integer attempts,
        @Time(TimePrecision.MILLIS) @Nullable Instant nextAttempt,
        @Nullable String lease,
        @Nullable String providerId,
        @Nullable String error,
        @Time(TimePrecision.MILLIS) @Nullable Instant deadAt,
        @Ttl @Nullable Instant expiresAt,
        @Version long version) {
    /** One partition takes 1,000 writes per second, which a campaign exceeds. */
    static final int SHARDS = 16;

    public Notification {
        if (updatedAt.equals(Instant.EPOCH)) {
            updatedAt = createdAt;
        }
    }

    public boolean shown() {
        return !Boolean.TRUE.equals(companion);
    }

    public boolean unread() {
        return readAt == null && shown();
    }

    /**
     * Returns whether the user's counter includes the notification. Unmodified legacy notifications are not included.
     */
    public boolean counted() {
        return unread() && version > 0;
    }

    public boolean due() {
        return nextAttempt != null;
    }

    public boolean dead() {
        return deadAt != null;
    }

    public int attemptsMade() {
        return attempts == null ? 0 : attempts;
    }
}
