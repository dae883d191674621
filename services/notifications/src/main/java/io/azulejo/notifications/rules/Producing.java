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
import io.azulejo.notifications.table.ProducedOnceAttributes;
import io.azulejo.notifications.table.ProducedOnceBuilder;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserAttributes;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.notifications.table.UserStatus;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.Written;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What producers do: they write notifications to users, and change or withdraw them. The notifications of an event, the
 * user's counter, the proof that the user is there and the producer's idempotency key are one transaction over both
 * tables.
 */
@Singleton
public final class Producing {
    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,128}");
    private static final Duration KEY_KEPT = Duration.ofHours(24);

    private final NotificationsTable table;
    private final Recipients recipients;
    private final Composer composer;
    private final Channels channels;
    private final Unread unread;
    private final Lookup lookup;
    private final Inbox inbox;
    private final Users users;
    private final Courier courier;
    private final Live live;
    private final Ids ids;
    private final InstantSource clock;

    public Producing(
            NotificationsTable table,
            Recipients recipients,
            Composer composer,
            Channels channels,
            Unread unread,
            Lookup lookup,
            Inbox inbox,
            Users users,
            Courier courier,
            Live live,
            Ids ids,
            InstantSource clock) {
        this.table = table;
        this.recipients = recipients;
        this.composer = composer;
        this.channels = channels;
        this.unread = unread;
        this.lookup = lookup;
        this.inbox = inbox;
        this.users = users;
        this.courier = courier;
        this.live = live;
        this.ids = ids;
        this.clock = clock;
    }

    /**
     * Writes a notification to a user, once for each channel.
     *
     * @param key the same for a request that is repeated; null if it never is
     */
    public List<Notification> create(Caller producer, String userId, Draft draft, @Nullable String key) {
        Draft checked = draft.checked();
        ProducedOnce once = key == null ? null : once(producer.subject(), key, userId, checked.fingerprint(userId));
        try {
            return give(producer.subject(), userId, checked, channel -> ids.next(), once);
        } catch (ConditionFailedException refused) {
            if (once == null || !isRepetition(refused)) {
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
                return once == null ? transaction : transaction.put(withMade(once, composed), unused());
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

    /** Refuses a key that cannot be one. */
    ProducedOnce once(String producer, String key, String userId, String fingerprint) {
        if (!KEY.matcher(key).matches()) {
            throw ProblemException.badParameter("Idempotency-Key", "must be 1 to 128 visible ASCII characters");
        }
        return new ProducedOnce(
                producer, key, fingerprint, userId, List.of(), clock.instant().plus(KEY_KEPT));
    }

    /** The key is free: DynamoDB deletes what has expired late. */
    Condition<ProducedOnce> unused() {
        return ProducedOnceAttributes.FINGERPRINT.missing().or(ProducedOnceAttributes.EXPIRES_AT.le(clock.instant()));
    }

    static boolean isRepetition(WriteRefusedException refused) {
        return refused.entity().equals(ProducedOnce.class.getSimpleName());
    }

    private static ProducedOnce withMade(ProducedOnce once, List<Notification> composed) {
        return ProducedOnceBuilder.of(once)
                .made(composed.stream().map(Notification::id).toList())
                .build();
    }

    /** What the same request made when it came first. */
    ProducedOnce earlier(ProducedOnce once) {
        ProducedOnce before = table.producedOnce(once.producer(), once.key())
                .orElseThrow(() -> ProblemException.conflict("This Idempotency-Key has just expired: use another"));
        if (!before.fingerprint().equals(once.fingerprint())) {
            throw ProblemException.invalid("Idempotency-Key", "was used with another request");
        }
        return before;
    }

    private List<Notification> before(ProducedOnce once) {
        return earlier(once).made().stream()
                .map(id -> lookup.of(once.userId(), id))
                .flatMap(Optional::stream)
                .toList();
    }

    private static ProblemException noUser(String userId) {
        return ProblemException.invalid("userId", "is no user's: there is none " + userId);
    }
}
