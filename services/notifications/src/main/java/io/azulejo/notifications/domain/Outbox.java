package io.azulejo.notifications.domain;

import static io.azulejo.notifications.table.NotificationAttributes.ATTEMPTS;
import static io.azulejo.notifications.table.NotificationAttributes.DEAD_AT;
import static io.azulejo.notifications.table.NotificationAttributes.DELETED_AT;
import static io.azulejo.notifications.table.NotificationAttributes.DELIVERY_STATUS;
import static io.azulejo.notifications.table.NotificationAttributes.ERROR;
import static io.azulejo.notifications.table.NotificationAttributes.LEASE;
import static io.azulejo.notifications.table.NotificationAttributes.NEXT_ATTEMPT;
import static io.azulejo.notifications.table.NotificationAttributes.PROVIDER_ID;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.notifications.channel.Outcome;
import io.azulejo.notifications.table.DeliveryStatus;
import io.azulejo.notifications.table.Due;
import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationKeys;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.query.SortRange;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Outbox of notifications to deliver. A worker claims a notification by moving its next attempt behind a lease. Until
 * then no other worker can claim it; if the worker crashes, it becomes due again.
 */
@Singleton
public final class Outbox {
    private static final int LONGEST_ERROR = 500;

    private final NotificationsTable table;
    private final DeliveryOptions options;
    private final RandomGenerator random;
    private final InstantSource clock;

    public Outbox(NotificationsTable table, DeliveryOptions options, RandomGenerator random, InstantSource clock) {
        this.table = table;
        this.options = options;
        this.random = random;
        this.clock = clock;
    }

    /** Returns up to 100 due notifications. */
    List<Due> due() {
        return table.due(SortRange.to(clock.instant()));
    }

    /**
     * Claims a notification. Returns empty if another worker has claimed it or it is gone, because the index may be
     * stale.
     */
    Optional<Notification> claim(Due due) {
        Instant read = due.nextAttempt();
        if (read == null) {
            return Optional.empty();
        }
        Integer before = due.attempts();
        return write(table.notificationTable()
                .update(NotificationKeys.of(due.userId(), due.createdAt(), due.id()))
                .set(NEXT_ATTEMPT, clock.instant().plus(options.lease()))
                .set(LEASE, UUID.randomUUID().toString())
                .set(ATTEMPTS, before == null ? 1 : before + 1)
                .where(NEXT_ATTEMPT.eq(read).and(DELETED_AT.missing())));
    }

    /** Returns whether all attempts are used up. That happens if the worker of the last attempt crashed. */
    boolean exhausted(Notification taken) {
        return taken.attemptsMade() > options.attempts();
    }

    /**
     * Records the outcome of an attempt, unless its lease has expired and another worker has claimed the notification.
     */
    Optional<Notification> recordOutcome(Notification taken, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Sent sent -> end(taken, DeliveryStatus.SENT, sent.providerId(), null);
            case Outcome.Delivered delivered -> end(taken, DeliveryStatus.DELIVERED, null, null);
            case Outcome.Rejected rejected -> end(taken, DeliveryStatus.BOUNCED, null, rejected.reason());
            case Outcome.Failed failed ->
                taken.attemptsMade() >= options.attempts()
                        ? moveToDeadLetters(taken, failed.reason())
                        : scheduleRetry(
                                taken, failed.reason(), failed.notBefore().orElse(Duration.ZERO));
        };
    }

    Optional<Notification> markNotSent(Notification taken, String reason) {
        return end(taken, DeliveryStatus.NOT_SENT, null, reason);
    }

    Optional<Notification> moveToDeadLetters(Notification taken, String reason) {
        return write(leasedUpdate(taken)
                .set(DELIVERY_STATUS, DeliveryStatus.UNDELIVERED)
                .set(DEAD_AT, clock.instant())
                .set(ERROR, truncate(reason))
                .remove(NEXT_ATTEMPT)
                .remove(LEASE));
    }

    /** Queues a dead letter again, with its attempts reset. */
    public Notification replay(Notification dead) {
        return write(table.notificationTable()
                        .update(NotificationKeys.of(dead.userId(), dead.createdAt(), dead.id()))
                        .set(DELIVERY_STATUS, DeliveryStatus.QUEUED)
                        .set(NEXT_ATTEMPT, clock.instant())
                        .set(ATTEMPTS, 0)
                        .remove(DEAD_AT)
                        .where(DEAD_AT.exists().and(DELETED_AT.missing())))
                .orElseThrow(() -> ProblemException.conflict("The notification is not a dead letter"));
    }

    private Optional<Notification> scheduleRetry(Notification taken, String reason, Duration notBefore) {
        Duration pause = pause(taken.attemptsMade());
        Instant next = clock.instant().plus(pause.compareTo(notBefore) < 0 ? notBefore : pause);
        return write(leasedUpdate(taken)
                .set(NEXT_ATTEMPT, next)
                .set(ERROR, truncate(reason))
                .remove(LEASE));
    }

    /** Returns an exponential delay with jitter over its second half, so that simultaneous failures are spread out. */
    private Duration pause(int attempts) {
        long longest = options.longestPause().toMillis();
        long doubled = options.firstPause().toMillis() << Math.min(attempts - 1, 30);
        long bound = doubled <= 0 || doubled > longest ? longest : doubled;
        return Duration.ofMillis(bound / 2 + random.nextLong(bound / 2 + 1));
    }

    private Optional<Notification> end(
            Notification taken, DeliveryStatus status, @Nullable String providerId, @Nullable String error) {
        return write(leasedUpdate(taken)
                .set(DELIVERY_STATUS, status)
                .set(PROVIDER_ID, providerId)
                .set(ERROR, error == null ? null : truncate(error))
                .remove(NEXT_ATTEMPT)
                .remove(LEASE));
    }

    private EntityUpdate<Notification> leasedUpdate(Notification taken) {
        String lease = taken.lease();
        return table.notificationTable()
                .update(NotificationKeys.of(taken.userId(), taken.createdAt(), taken.id()))
                .where(lease == null ? LEASE.missing() : LEASE.eq(lease));
    }

    private static Optional<Notification> write(EntityUpdate<Notification> update) {
        try {
            return Optional.of(update.run());
        } catch (ConditionFailedException | NotFoundException lost) {
            return Optional.empty();
        }
    }

    private static String truncate(String reason) {
        return reason.length() <= LONGEST_ERROR ? reason : reason.substring(0, LONGEST_ERROR);
    }
}
