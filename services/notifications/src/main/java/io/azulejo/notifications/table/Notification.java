package io.azulejo.notifications.table;

import io.azulejo.annotation.CreatedAt;
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
 * One notification on one channel. What comes after {@code updatedAt} is added to the document: notifications that
 * others wrote have none of it.
 *
 * @param eventId what the notifications of one event on several channels have in common
 * @param companion true for those of them that the inbox does not show, because it shows another
 * @param deliveryStatus how far delivery has come; apart from what the user has done with it
 * @param nextAttempt when it is to be delivered, or tried again: while it is set the notification is in the outbox.
 *     Moving it on is how a worker takes it
 * @param lease the worker's attempt that is under way
 * @param deadAt when delivery was given up
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
        String title,
        String content,
        String channelName,
        @CreatedAt Instant createdAt,
        @UpdatedAt Instant updatedAt,
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
    /** One partition takes 1,000 writes a second, which a campaign exceeds. */
    static final int SHARDS = 16;

    public boolean shown() {
        return !Boolean.TRUE.equals(companion);
    }

    public boolean unread() {
        return readAt == null && shown();
    }

    /** Whether it is among those that the user's counter counts; those that others wrote never were. */
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
