package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Inbox;
import io.azulejo.blog.table.InboxAttributes;
import io.azulejo.blog.table.InboxKeys;
import io.azulejo.blog.table.Notification;
import io.azulejo.blog.table.NotificationAttributes;
import io.azulejo.blog.table.NotificationBuilder;
import io.azulejo.blog.table.NotificationKeys;
import io.azulejo.blog.table.NotificationKind;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What users are told: written with what it is about, counted while it is unread. */
@Singleton
public final class Notifications {
    private static final int PER_TRANSACTION = 40;
    private static final int MOST_ROUNDS = 50;

    private final BlogTable table;
    private final Windows windows;
    private final InstantSource clock;

    public Notifications(BlogTable table, Windows windows, InstantSource clock) {
        this.table = table;
        this.windows = windows;
        this.clock = clock;
    }

    /** What tells a user of something that somebody did, or that was done in the name of the blog. */
    Notification of(
            String userId,
            String id,
            NotificationKind kind,
            @Nullable Actor by,
            String postId,
            @Nullable String commentId,
            Instant now) {
        return NotificationBuilder.blank()
                .userId(userId)
                .notificationId(id)
                .kind(kind)
                .authorId(by == null ? null : by.userId())
                .authorName(by == null ? null : by.name())
                .postId(postId)
                .commentId(commentId)
                .createdAt(now)
                .expiresAt(now.plus(windows.notifications()))
                .build();
    }

    void add(TransactWrite transaction, Notification notification) {
        transaction.create(notification).update(count(notification.userId(), 1));
    }

    /** Removes notifications of things that are gone, and counts those that were unread. */
    void forget(TransactWrite transaction, List<EntityKey<Notification>> keys) {
        if (keys.isEmpty()) {
            return;
        }
        List<Notification> found = table.notificationTable().getAll(keys);
        Map<String, Long> unread = new HashMap<>();
        for (Notification notification : found) {
            transaction.delete(key(notification));
            if (notification.unread()) {
                unread.merge(notification.userId(), 1L, Long::sum);
            }
        }
        List<EntityKey<Inbox>> inboxes =
                unread.keySet().stream().map(InboxKeys::of).toList();
        for (Inbox inbox : table.inboxTable().getAll(inboxes)) {
            transaction.update(count(inbox.userId(), -unread.getOrDefault(inbox.userId(), 0L)));
        }
    }

    /** How many are unread; users of others have no count, and theirs are counted now. */
    Inbox inbox(String userId) {
        return table.inboxTable().getOrCreate(InboxKeys.of(userId), () -> new Inbox(userId, unread(userId), 0));
    }

    public Notification read(String userId, String notificationId) {
        Notification old = table.notification(userId, Ids.sought("notification", notificationId)).stream()
                .findFirst()
                .orElseThrow(() -> ProblemException.notFound("notification", notificationId));
        if (!old.unread()) {
            return old;
        }
        inbox(userId);
        TransactWrite transaction = table.transaction();
        Notification now = mark(transaction, old);
        transaction.update(count(userId, -1)).run();
        return now;
    }

    /** Marks all that are unread; the count ends at what came meanwhile. */
    public void readAll(String userId) {
        Inbox inbox = markAll(inbox(userId), page -> table.unread(userId, page));
        if (inbox.unread() > 0) {
            // Those that others wrote are in no list of what is unread.
            inbox = markAll(inbox, page -> table.allNotifications(userId, page));
        }
        if (inbox.unread() != 0) {
            settle(inbox);
        }
    }

    private Inbox markAll(Inbox counted, Function<PageRequest, Page<Notification>> list) {
        Inbox inbox = counted;
        Cursor cursor = null;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            Page<Notification> page = list.apply(PageRequest.of(PER_TRANSACTION).after(cursor));
            List<Notification> unread =
                    page.items().stream().filter(Notification::unread).toList();
            if (!unread.isEmpty()) {
                TransactWrite transaction = table.transaction();
                unread.forEach(notification -> mark(transaction, notification));
                transaction.update(count(inbox.userId(), -unread.size())).run();
                inbox = inbox(inbox.userId());
            }
            if (page.next().isEmpty()) {
                break;
            }
            cursor = page.next().get();
        }
        return inbox;
    }

    /** Those that expired unread are still counted: the count becomes what is there, unless one comes right now. */
    private void settle(Inbox inbox) {
        try {
            table.inboxTable().put(new Inbox(inbox.userId(), unread(inbox.userId()), inbox.version()));
        } catch (VersionConflictException counted) {
            // something came at this moment: the next time will do
        }
    }

    private Notification mark(TransactWrite transaction, Notification old) {
        Notification now = NotificationBuilder.of(old).readAt(clock.instant()).build();
        transaction.put(now, NotificationAttributes.READ_AT.missing());
        return now;
    }

    private EntityUpdate<Inbox> count(String userId, long change) {
        return table.inboxTable().update(InboxKeys.of(userId)).add(InboxAttributes.UNREAD, change);
    }

    private static EntityKey<Notification> key(Notification notification) {
        return NotificationKeys.of(notification.userId(), notification.notificationId(), notification.createdAt());
    }

    private long unread(String userId) {
        return PageRequest.of(100)
                .all(page -> table.allNotifications(userId, page))
                .filter(Notification::unread)
                .count();
    }
}
