package io.azulejo.notifications.domain;

import static io.azulejo.notifications.table.NotificationAttributes.ARCHIVED_AT;
import static io.azulejo.notifications.table.NotificationAttributes.CATEGORY;
import static io.azulejo.notifications.table.NotificationAttributes.CHANNEL_NAME;
import static io.azulejo.notifications.table.NotificationAttributes.COMPANION;
import static io.azulejo.notifications.table.NotificationAttributes.DELETED_AT;
import static io.azulejo.notifications.table.NotificationAttributes.EXPIRES_AT;
import static io.azulejo.notifications.table.NotificationAttributes.READ_AT;
import static io.azulejo.notifications.table.NotificationAttributes.SEEN_AT;

import io.avaje.jsonb.Json;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationBuilder;
import io.azulejo.notifications.table.NotificationKeys;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Inbox of a user. Every change updates the unread counter in the same transaction. */
@Singleton
public final class Inbox {
    private static final Duration PURGE_AFTER = Duration.ofDays(30);
    private static final int PAGE = 25;
    private static final int MOST_AT_ONCE = 1000;
    private static final int TRIES = 5;

    private final NotificationsTable table;
    private final Lookup lookup;
    private final Unread unread;
    private final InboxEvents live;
    private final InstantSource clock;

    public Inbox(NotificationsTable table, Lookup lookup, Unread unread, InboxEvents live, InstantSource clock) {
        this.table = table;
        this.lookup = lookup;
        this.unread = unread;
        this.live = live;
        this.clock = clock;
    }

    /** Returns the notifications that match a filter, newest first. */
    public Page<Notification> list(String userId, InboxFilter filter, PageRequest page) {
        boolean unreadOnly = filter.reading() == InboxFilter.Reading.UNREAD;
        Condition<Notification> wanted = unreadOnly ? READ_AT.missing() : COMPANION.missing();
        if (filter.reading() == InboxFilter.Reading.READ) {
            wanted = wanted.and(READ_AT.exists());
        }
        wanted = wanted.and(filter.archived() ? ARCHIVED_AT.exists() : ARCHIVED_AT.missing());
        if (filter.channel() != null) {
            wanted = wanted.and(CHANNEL_NAME.eq(filter.channel()));
        }
        if (filter.category() != null) {
            wanted = wanted.and(CATEGORY.eq(filter.category()));
        }
        return unreadOnly ? table.unread(userId, wanted, page) : table.inbox(userId, wanted, page);
    }

    public Notification mark(String userId, String id, NotificationAction mark) {
        return mark(found(userId, id), mark);
    }

    /** Marks a notification if it exists. */
    public Optional<Notification> markIfPresent(String userId, String id, NotificationAction mark) {
        return lookup.of(userId, id).map(found -> mark(found, mark));
    }

    private Notification mark(Notification shown, NotificationAction mark) {
        Notification marked = retry(shown, old -> change(old, mark));
        live.changed(shown.userId());
        return marked;
    }

    /**
     * Result of marking many notifications.
     *
     * @param changed number of notifications changed
     * @param more whether some are left for another call
     */
    @Json
    public record Marked(int changed, boolean more) {}

    /** Marks all notifications that match a filter, at most 1000 per call. */
    public Marked markAll(String userId, InboxFilter filter, NotificationAction mark) {
        int changed = 0;
        int examined = 0;
        PageRequest request = PageRequest.of(PAGE);
        Page<Notification> page;
        do {
            page = list(userId, filter, request);
            changed += changeAll(userId, page.items(), mark);
            examined += page.items().size();
            request = request.after(page.next().orElse(null));
        } while (page.next().isPresent() && examined < MOST_AT_ONCE);
        live.changed(userId);
        return new Marked(changed, page.next().isPresent());
    }

    /** Soft-deletes a notification. It leaves all lists and indexes at once, and TTL deletes it after 30 days. */
    public void delete(Notification shown) {
        retry(shown, this::softDelete);
        live.changed(shown.userId());
    }

    /** Permanently deletes a notification, even if it was soft-deleted before. */
    public void hardDelete(String userId, String id) {
        Optional<Notification> shown = lookup.of(Ids.requireId("user", userId), id);
        if (shown.isPresent()) {
            retry(shown.get(), this::hardDelete);
            live.changed(userId);
            return;
        }
        Optional<Notification> deletedBefore = NotificationIds.timeOf(id)
                .flatMap(time -> table.notificationTable().delete(NotificationKeys.of(userId, time, id)));
        if (deletedBefore.isEmpty()) {
            throw ProblemException.notFound("notification", id);
        }
    }

    private Notification hardDelete(Notification old) {
        unread.run(old.userId(), () -> {
            TransactWrite transaction = table.transaction().delete(old);
            return old.counted() ? transaction.update(unread.change(old.userId(), -1)) : transaction;
        });
        return old;
    }

    private Notification softDelete(Notification old) {
        Instant now = clock.instant();
        Instant purge = now.plus(PURGE_AFTER);
        Instant expiry = old.expiresAt() == null || old.expiresAt().isAfter(purge) ? purge : old.expiresAt();
        write(old, () -> versionedUpdate(old).set(DELETED_AT, now).set(EXPIRES_AT, expiry), old.counted() ? -1 : 0);
        return old;
    }

    private Notification change(Notification old, NotificationAction mark) {
        Notification marked = mark.on(old, clock.instant());
        if (marked.equals(old)) {
            return old;
        }
        write(old, () -> markUpdate(old, marked), delta(old, marked));
        return NotificationBuilder.of(marked).version(old.version() + 1).build();
    }

    /** Changes all notifications in one transaction, or one by one if another writer has changed one of them. */
    private int changeAll(String userId, List<Notification> some, NotificationAction mark) {
        Instant now = clock.instant();
        List<Notification> changing = new ArrayList<>();
        int delta = 0;
        for (Notification old : some) {
            Notification marked = mark.on(old, now);
            if (!marked.equals(old)) {
                changing.add(old);
                delta += delta(old, marked);
            }
        }
        if (changing.isEmpty()) {
            return 0;
        }
        int counted = delta;
        try {
            unread.run(userId, () -> {
                TransactWrite transaction = table.transaction();
                changing.forEach(old -> transaction.update(markUpdate(old, mark.on(old, now))));
                return counted == 0 ? transaction : transaction.update(unread.change(userId, counted));
            });
            return changing.size();
        } catch (WriteRefusedException changed) {
            return changeEach(userId, changing, mark);
        }
    }

    private int changeEach(String userId, List<Notification> some, NotificationAction mark) {
        int done = 0;
        for (Notification shown : some) {
            Optional<Notification> current = lookup.of(userId, shown.id());
            if (current.isPresent()) {
                retry(current.get(), old -> change(old, mark));
                done++;
            }
        }
        return done;
    }

    private void write(Notification old, Supplier<EntityUpdate<Notification>> update, long delta) {
        unread.run(old.userId(), () -> {
            TransactWrite transaction = table.transaction().update(update.get());
            return delta == 0 ? transaction : transaction.update(unread.change(old.userId(), delta));
        });
    }

    private EntityUpdate<Notification> markUpdate(Notification old, Notification marked) {
        return versionedUpdate(old)
                .set(SEEN_AT, marked.seenAt())
                .set(READ_AT, marked.readAt())
                .set(ARCHIVED_AT, marked.archivedAt());
    }

    private EntityUpdate<Notification> versionedUpdate(Notification old) {
        return table.notificationTable()
                .update(key(old))
                .where(DELETED_AT.missing())
                .expectVersion(old.version());
    }

    private static EntityKey<Notification> key(Notification notification) {
        return NotificationKeys.of(notification.userId(), notification.createdAt(), notification.id());
    }

    private static int delta(Notification old, Notification marked) {
        // A legacy notification is counted from our first write on, which is a mark.
        return (marked.unread() ? 1 : 0) - (old.counted() ? 1 : 0);
    }

    private Notification found(String userId, String id) {
        return lookup.of(userId, id).orElseThrow(() -> ProblemException.notFound("notification", id));
    }

    /**
     * Retries a change. A worker may be recording the delivery at the same time; the notification is then read again.
     * Fails with 409 if it keeps changing.
     */
    private Notification retry(Notification shown, UnaryOperator<Notification> change) {
        Notification current = shown;
        for (int tries = 1; ; tries++) {
            try {
                return change.apply(current);
            } catch (VersionConflictException | ConditionFailedException | NotFoundException changed) {
                if (tries == TRIES) {
                    throw ProblemException.conflict("The notification kept changing: try again");
                }
                current = found(shown.userId(), shown.id());
            }
        }
    }
}
