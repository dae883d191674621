package io.azulejo.notifications.rules;

import static io.azulejo.notifications.table.NotificationAttributes.ARCHIVED_AT;
import static io.azulejo.notifications.table.NotificationAttributes.CATEGORY;
import static io.azulejo.notifications.table.NotificationAttributes.CHANNEL_NAME;
import static io.azulejo.notifications.table.NotificationAttributes.COMPANION;
import static io.azulejo.notifications.table.NotificationAttributes.DELETED_AT;
import static io.azulejo.notifications.table.NotificationAttributes.EXPIRES_AT;
import static io.azulejo.notifications.table.NotificationAttributes.READ_AT;
import static io.azulejo.notifications.table.NotificationAttributes.SEEN_AT;

import io.avaje.jsonb.Json;
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
import io.azulejo.web.problem.ProblemException;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** What users do with their notifications. Every change keeps the counter of the unread ones in its transaction. */
@Singleton
public final class Inbox {
    private static final Duration PURGE = Duration.ofDays(30);
    private static final int TOGETHER = 25;
    private static final int MOST_AT_ONCE = 1000;
    private static final int TRIES = 5;

    private final NotificationsTable table;
    private final Lookup lookup;
    private final Unread unread;
    private final Live live;
    private final InstantSource clock;

    public Inbox(NotificationsTable table, Lookup lookup, Unread unread, Live live, InstantSource clock) {
        this.table = table;
        this.lookup = lookup;
        this.unread = unread;
        this.live = live;
        this.clock = clock;
    }

    /** Newest first. */
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

    public Notification mark(String userId, String id, Mark mark) {
        return mark(found(userId, id), mark);
    }

    /** The same, where it does not matter that there may be no such notification. */
    public Optional<Notification> markIfThere(String userId, String id, Mark mark) {
        return lookup.of(userId, id).map(found -> mark(found, mark));
    }

    private Notification mark(Notification shown, Mark mark) {
        Notification marked = retried(shown, old -> change(old, mark));
        live.changed(shown.userId());
        return marked;
    }

    /** How many a call for all has changed, and whether it left some for the next. */
    @Json
    public record Marked(int changed, boolean more) {}

    /** Marks whatever the filter finds, at most a thousand at once. */
    public Marked markAll(String userId, InboxFilter filter, Mark mark) {
        int changed = 0;
        int looked = 0;
        PageRequest request = PageRequest.of(TOGETHER);
        Page<Notification> page;
        do {
            page = list(userId, filter, request);
            changed += changeAll(userId, page.items(), mark);
            looked += page.items().size();
            request = request.after(page.next().orElse(null));
        } while (page.next().isPresent() && looked < MOST_AT_ONCE);
        live.changed(userId);
        return new Marked(changed, page.next().isPresent());
    }

    /** Out of every list and index at once, and out of the table in thirty days. */
    public void delete(Notification shown) {
        retried(shown, this::removed);
        live.changed(shown.userId());
    }

    /** Out of the table at once, deleted before or not. */
    public void erase(String userId, String id) {
        Optional<Notification> shown = lookup.of(userId, id);
        if (shown.isPresent()) {
            retried(shown.get(), this::erased);
            live.changed(userId);
            return;
        }
        Optional<Notification> deletedBefore =
                Ids.timeOf(id).flatMap(time -> table.notificationTable().delete(NotificationKeys.of(userId, time, id)));
        if (deletedBefore.isEmpty()) {
            throw ProblemException.notFound("notification", id);
        }
    }

    private Notification erased(Notification old) {
        unread.run(old.userId(), () -> {
            TransactWrite transaction = table.transaction().delete(old);
            return old.counted() ? transaction.update(unread.change(old.userId(), -1)) : transaction;
        });
        return old;
    }

    private Notification removed(Notification old) {
        Instant now = clock.instant();
        Instant purge = now.plus(PURGE);
        Instant expiry = old.expiresAt() == null || old.expiresAt().isAfter(purge) ? purge : old.expiresAt();
        write(old, () -> expecting(old).set(DELETED_AT, now).set(EXPIRES_AT, expiry), old.counted() ? -1 : 0);
        return old;
    }

    private Notification change(Notification old, Mark mark) {
        Notification marked = mark.on(old, clock.instant());
        if (marked.equals(old)) {
            return old;
        }
        write(old, () -> marking(old, marked), delta(old, marked));
        return NotificationBuilder.of(marked).version(old.version() + 1).build();
    }

    /** All in one transaction; one by one if somebody else has changed one of them meanwhile. */
    private int changeAll(String userId, List<Notification> some, Mark mark) {
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
                changing.forEach(old -> transaction.update(marking(old, mark.on(old, now))));
                return counted == 0 ? transaction : transaction.update(unread.change(userId, counted));
            });
            return changing.size();
        } catch (WriteRefusedException changed) {
            return changeEach(userId, changing, mark);
        }
    }

    private int changeEach(String userId, List<Notification> some, Mark mark) {
        int done = 0;
        for (Notification shown : some) {
            Optional<Notification> present = lookup.of(userId, shown.id());
            if (present.isPresent()) {
                retried(present.get(), old -> change(old, mark));
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

    private EntityUpdate<Notification> marking(Notification old, Notification marked) {
        return expecting(old)
                .set(SEEN_AT, marked.seenAt())
                .set(READ_AT, marked.readAt())
                .set(ARCHIVED_AT, marked.archivedAt());
    }

    private EntityUpdate<Notification> expecting(Notification old) {
        return table.notificationTable()
                .update(key(old))
                .where(DELETED_AT.missing())
                .expectVersion(old.version());
    }

    private static EntityKey<Notification> key(Notification notification) {
        return NotificationKeys.of(notification.userId(), notification.createdAt(), notification.id());
    }

    private static int delta(Notification old, Notification marked) {
        // A mark is our first write to what others wrote, and from then on it counts.
        return (marked.unread() ? 1 : 0) - (old.counted() ? 1 : 0);
    }

    private Notification found(String userId, String id) {
        return lookup.of(userId, id).orElseThrow(() -> ProblemException.notFound("notification", id));
    }

    /** A worker may be writing how delivery went at the same moment: then it is read again. */
    private Notification retried(Notification shown, UnaryOperator<Notification> change) {
        Notification present = shown;
        for (int tries = 1; ; tries++) {
            try {
                return change.apply(present);
            } catch (VersionConflictException | ConditionFailedException | NotFoundException changed) {
                if (tries == TRIES) {
                    throw changed;
                }
                present = found(shown.userId(), shown.id());
            }
        }
    }
}
