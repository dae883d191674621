package io.azulejo.notifications.domain;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.ProducedOnce;
import io.azulejo.notifications.table.ProducedOnceBuilder;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserAttributes;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.notifications.table.UserStatus;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.TransactionResult;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Creation of notifications for users. The notifications of an event, the user's counter, the check that the user is
 * active, and the producer's idempotency key are written in one transaction over both tables.
 */
@Singleton
public final class NotificationProducer {
    private static final int LONGEST_ID = 128;

    private final NotificationsTable table;
    private final Recipients recipients;
    private final ProducerIdempotency repetitions;
    private final Composer composer;
    private final Unread unread;
    private final Lookup lookup;
    private final NotificationDispatcher announcing;
    private final NotificationIds ids;

    public NotificationProducer(
            NotificationsTable table,
            Recipients recipients,
            ProducerIdempotency repetitions,
            Composer composer,
            Unread unread,
            Lookup lookup,
            NotificationDispatcher announcing,
            NotificationIds ids) {
        this.table = table;
        this.recipients = recipients;
        this.repetitions = repetitions;
        this.composer = composer;
        this.unread = unread;
        this.lookup = lookup;
        this.announcing = announcing;
        this.ids = ids;
    }

    /**
     * Creates the notifications for a user, one per channel.
     *
     * @param key idempotency key, or null
     */
    public List<Notification> create(Caller producer, String userId, Draft draft, @Nullable String key) {
        if (userId.isBlank() || userId.length() > LONGEST_ID) {
            throw ProblemException.invalid("userId", "must be the id of a user");
        }
        Draft checked = draft.checked();
        ProducedOnce once = key == null ? null : repetitions.first(producer.subject(), key, userId, checked);
        try {
            return createAll(producer.subject(), userId, checked, channel -> ids.next(), once);
        } catch (ConditionFailedException refused) {
            if (once == null || !ProducerIdempotency.isKeyInUse(refused)) {
                throw refused;
            }
            return createdBefore(once);
        }
    }

    /**
     * Creates the notifications of a validated draft. Throws {@code AlreadyExistsException} if one of the ids exists,
     * which means that the user has them already.
     */
    public List<Notification> createAll(
            String producer,
            String userId,
            Draft draft,
            Function<String, String> notificationIds,
            @Nullable ProducedOnce once) {
        Recipients.ReachableUser willing =
                recipients.find(userId, draft.category()).orElseThrow(() -> noUser(userId));
        List<Notification> composed =
                composer.compose(producer, willing.user().id(), willing.muted(), draft, notificationIds);
        List<Notification> written = write(userId, composed, once);
        announcing.announce(willing.user(), written);
        return written;
    }

    private List<Notification> write(String userId, List<Notification> composed, @Nullable ProducedOnce once) {
        boolean shown = composed.stream().anyMatch(Notification::shown);
        try {
            TransactionResult written = unread.run(userId, () -> {
                TransactWrite transaction = table.transaction()
                        .createAll(composed)
                        .check(
                                UserKeys.of(userId),
                                UserAttributes.STATUS.missing().or(UserAttributes.STATUS.eq(UserStatus.ACTIVE)));
                if (shown) {
                    transaction.update(unread.change(userId, 1));
                }
                return once == null ? transaction : transaction.put(withMade(once, composed), repetitions.free());
            });
            return written.all(Notification.class);
        } catch (WriteRefusedException refused) {
            if (refused.entity().equals(User.class.getSimpleName())) {
                throw noUser(userId); // deleted between the read and the write
            }
            throw refused;
        }
    }

    private static ProducedOnce withMade(ProducedOnce once, List<Notification> composed) {
        return ProducedOnceBuilder.of(once)
                .made(composed.stream().map(Notification::id).toList())
                .build();
    }

    private List<Notification> createdBefore(ProducedOnce once) {
        return repetitions.earlier(once).made().stream()
                .map(id -> lookup.of(once.userId(), id))
                .flatMap(Optional::stream)
                .toList();
    }

    private static ProblemException noUser(String userId) {
        return ProblemException.invalid("userId", "is not the id of an active user: " + userId);
    }
}
