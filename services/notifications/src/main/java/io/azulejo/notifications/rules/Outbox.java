package io.azulejo.notifications.rules;

import static io.azulejo.notifications.table.NotificationAttributes.ATTEMPTS;
import static io.azulejo.notifications.table.NotificationAttributes.DEAD_AT;
import static io.azulejo.notifications.table.NotificationAttributes.DELETED_AT;
import static io.azulejo.notifications.table.NotificationAttributes.DELIVERY_STATUS;
import static io.azulejo.notifications.table.NotificationAttributes.ERROR;
import static io.azulejo.notifications.table.NotificationAttributes.LEASE;
import static io.azulejo.notifications.table.NotificationAttributes.NEXT_ATTEMPT;
import static io.azulejo.notifications.table.NotificationAttributes.PROVIDER_ID;

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
import io.azulejo.web.problem.ProblemException;
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
 * What is to be delivered, and how far it has come. Whoever takes a notification moves its next attempt behind a lease,
 * so that it is nobody else's until then, and everybody's again should the taker die.
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

    /** The next hundred that are due. */
    List<Due> due() {
        return table.due(SortRange.to(clock.instant()));
    }

    /** Takes one to deliver it; empty if somebody else has, or it is gone. The index may be behind the table. */
    Optional<Notification> take(Due due) {
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

    /** Whether an attempt is one too many: whoever made the last one died of it. */
    boolean exhausted(Notification taken) {
        return taken.attemptsMade() > options.attempts();
    }

    /** Writes down how an attempt went, unless its lease was over and somebody else has taken the notification. */
    Optional<Notification> settle(Notification taken, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Sent sent -> end(taken, DeliveryStatus.SENT, sent.providerId(), null);
            case Outcome.Delivered delivered -> end(taken, DeliveryStatus.DELIVERED, null, null);
            case Outcome.Rejected rejected -> end(taken, DeliveryStatus.BOUNCED, null, rejected.reason());
            case Outcome.Failed failed ->
                taken.attemptsMade() >= options.attempts()
                        ? bury(taken, failed.reason())
                        : again(taken, failed.reason(), failed.notBefore().orElse(Duration.ZERO));
        };
    }

    Optional<Notification> notSent(Notification taken, String reason) {
        return end(taken, DeliveryStatus.NOT_SENT, null, reason);
    }

    Optional<Notification> bury(Notification taken, String reason) {
        return write(held(taken)
                .set(DELIVERY_STATUS, DeliveryStatus.UNDELIVERED)
                .set(DEAD_AT, clock.instant())
                .set(ERROR, cut(reason))
                .remove(NEXT_ATTEMPT)
                .remove(LEASE));
    }

    /** Puts a dead letter back, with all its attempts before it. */
    public Notification replay(Notification dead) {
        return write(table.notificationTable()
                        .update(NotificationKeys.of(dead.userId(), dead.createdAt(), dead.id()))
                        .set(DELIVERY_STATUS, DeliveryStatus.QUEUED)
                        .set(NEXT_ATTEMPT, clock.instant())
                        .set(ATTEMPTS, 0)
                        .remove(DEAD_AT)
                        .where(DEAD_AT.exists().and(DELETED_AT.missing())))
                .orElseThrow(() -> ProblemException.conflict("The notification is no dead letter"));
    }

    private Optional<Notification> again(Notification taken, String reason, Duration notBefore) {
        Duration pause = pause(taken.attemptsMade());
        Instant next = clock.instant().plus(pause.compareTo(notBefore) < 0 ? notBefore : pause);
        return write(held(taken).set(NEXT_ATTEMPT, next).set(ERROR, cut(reason)).remove(LEASE));
    }

    /** Doubling, and spread over its second half: those that failed together do not come back together. */
    private Duration pause(int attempts) {
        long longest = options.longestPause().toMillis();
        long doubled = options.firstPause().toMillis() << Math.min(attempts - 1, 30);
        long bound = doubled <= 0 || doubled > longest ? longest : doubled;
        return Duration.ofMillis(bound / 2 + random.nextLong(bound / 2 + 1));
    }

    private Optional<Notification> end(
            Notification taken, DeliveryStatus status, @Nullable String providerId, @Nullable String error) {
        return write(held(taken)
                .set(DELIVERY_STATUS, status)
                .set(PROVIDER_ID, providerId)
                .set(ERROR, error == null ? null : cut(error))
                .remove(NEXT_ATTEMPT)
                .remove(LEASE));
    }

    private EntityUpdate<Notification> held(Notification taken) {
        String lease = taken.lease();
        return table.notificationTable()
                .update(NotificationKeys.of(taken.userId(), taken.createdAt(), taken.id()))
                .where(lease == null ? LEASE.missing() : LEASE.eq(lease));
    }

    private static Optional<Notification> write(EntityUpdate<Notification> update) {
        try {
            return Optional.of(update.run());
        } catch (ConditionFailedException | NotFoundException others) {
            return Optional.empty();
        }
    }

    private static String cut(String reason) {
        return reason.length() <= LONGEST_ERROR ? reason : reason.substring(0, LONGEST_ERROR);
    }
}
