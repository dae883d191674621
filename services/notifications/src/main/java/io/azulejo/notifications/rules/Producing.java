package io.azulejo.notifications.rules;

import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.Channel.Timing;
import io.azulejo.notifications.channel.Message;
import io.azulejo.notifications.table.DeliveryStatus;
import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationAttributes;
import io.azulejo.notifications.table.NotificationKeys;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.ProducedOnce;
import io.azulejo.notifications.table.ProducedOnceBuilder;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserAttributes;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.notifications.table.UserStatus;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.Written;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What producers do: they write notifications to users, and change or withdraw them. The notifications of an event, the
 * user's counter, the proof that the user is there and the producer's idempotency key are one transaction over both
 * tables.
 */
@Singleton
public final class Producing {
    private static final int LONGEST_ID = 128;

    private final NotificationsTable table;
    private final Recipients recipients;
    private final Repetitions repetitions;
    private final Composer composer;
    private final Channels channels;
    private final Unread unread;
    private final Lookup lookup;
    private final Inbox inbox;
    private final Users users;
    private final Courier courier;
    private final Live live;
    private final Ids ids;

    public Producing(
            NotificationsTable table,
            Recipients recipients,
            Repetitions repetitions,
            Composer composer,
            Channels channels,
            Unread unread,
            Lookup lookup,
            Inbox inbox,
            Users users,
            Courier courier,
            Live live,
            Ids ids) {
        this.table = table;
        this.recipients = recipients;
        this.repetitions = repetitions;
        this.composer = composer;
        this.channels = channels;
        this.unread = unread;
        this.lookup = lookup;
        this.inbox = inbox;
        this.users = users;
        this.courier = courier;
        this.live = live;
        this.ids = ids;
    }

    /**
     * Writes a notification to a user, once for each channel.
     *
     * @param key the same for a request that is repeated; null if it never is
     */
    public List<Notification> create(Caller producer, String userId, Draft draft, @Nullable String key) {
        if (userId.isBlank() || userId.length() > LONGEST_ID) {
            throw ProblemException.invalid("userId", "must be the id of a user");
        }
        Draft checked = draft.checked();
        ProducedOnce once = key == null ? null : repetitions.first(producer.subject(), key, userId, checked);
        try {
            return give(producer.subject(), userId, checked, channel -> ids.next(), once);
        } catch (ConditionFailedException refused) {
            if (once == null || !Repetitions.isOne(refused)) {
                throw refused;
            }
            return before(once);
        }
    }

    /** Gives a checked draft to a user; where the ids are not new, an exception tells that the user has it already. */
    public List<Notification> give(
            String producer,
            String userId,
            Draft draft,
            Function<String, String> notificationIds,
            @Nullable ProducedOnce once) {
        Recipients.Willing willing = recipients.find(userId, draft.category()).orElseThrow(() -> noUser(userId));
        List<Notification> composed =
                composer.compose(producer, willing.user().id(), willing.muted(), draft, notificationIds);
        List<Notification> written = write(userId, composed, once);
        deliverAtOnce(willing.user(), written);
        return written;
    }

    /** Changes what a notification says, or the part that is given; the user's inbox shows the new text. */
    public Notification edit(
            Caller producer, String id, @Nullable String title, @Nullable String content, OptionalLong version) {
        Notification old = managed(producer, id);
        EntityUpdate<Notification> update = table.notificationTable()
                .update(NotificationKeys.of(old.userId(), old.createdAt(), old.id()))
                .set(NotificationAttributes.TITLE, title == null ? old.title() : Draft.title(title))
                .set(NotificationAttributes.CONTENT, content == null ? old.content() : Draft.content(content))
                .where(NotificationAttributes.DELETED_AT.missing());
        version.ifPresent(update::expectVersion);
        return update.run();
    }

    /** Takes a notification back: out of the inbox, and out of the outbox if it has not been sent. */
    public void withdraw(Caller producer, String id) {
        Notification old = managed(producer, id);
        inbox.delete(old.userId(), id);
    }

    /** To who may not manage a notification it is not there, like one that is not. */
    private Notification managed(Caller producer, String id) {
        Notification found =
                lookup.managed(producer, id).orElseThrow(() -> ProblemException.notFound("notification", id));
        users.producer(producer);
        return found;
    }

    private List<Notification> write(String userId, List<Notification> composed, @Nullable ProducedOnce once) {
        boolean shown = composed.stream().anyMatch(Notification::shown);
        try {
            Written written = unread.run(userId, () -> {
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

    private void deliverAtOnce(User user, List<Notification> written) {
        for (Notification notification : written) {
            Channel channel = channels.find(notification.channelName()).orElseThrow();
            if (channel.timing() == Timing.AT_ONCE && notification.deliveryStatus() == DeliveryStatus.DELIVERED) {
                channel.deliver(message(notification, channel.addresses(recipients.recipient(user))));
            }
        }
        if (written.stream().anyMatch(Notification::due)) {
            courier.wake();
        }
        if (written.stream().anyMatch(Notification::shown)) {
            live.changed(user.id());
        }
    }

    static Message message(Notification notification, List<String> to) {
        return new Message(
                notification.id(),
                notification.userId(),
                to,
                notification.title(),
                notification.content(),
                notification.category());
    }

    private static ProducedOnce withMade(ProducedOnce once, List<Notification> composed) {
        return ProducedOnceBuilder.of(once)
                .made(composed.stream().map(Notification::id).toList())
                .build();
    }

    private List<Notification> before(ProducedOnce once) {
        return repetitions.earlier(once).made().stream()
                .map(id -> lookup.of(once.userId(), id))
                .flatMap(Optional::stream)
                .toList();
    }

    private static ProblemException noUser(String userId) {
        return ProblemException.invalid("userId", "is no user's: there is none " + userId);
    }
}
