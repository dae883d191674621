package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Inbox;
import io.azulejo.blog.table.InboxAttributes;
import io.azulejo.blog.table.InboxKeys;
import io.azulejo.blog.table.Notification;
import io.azulejo.blog.table.NotificationAttributes;
import io.azulejo.blog.table.NotificationBuilder;
import io.azulejo.blog.table.NotificationKeys;
import io.azulejo.blog.table.NotificationKind;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Notifications of users. Each is written in the transaction of its cause; a counter per user holds the number of
 * unread ones.
 */
@Singleton
public final class Notifications {
    private static final int PER_TRANSACTION = 40;
    private static final int MAX_PAGES = 50;

    private final BlogTable table;
    private final BlogTimeouts timeouts;
    private final InstantSource clock;

    public Notifications(BlogTable table, BlogTimeouts timeouts, InstantSource clock) {
        this.table = table;
        this.timeouts = timeouts;
        this.clock = clock;
    }

    /** Builds a notification for a user. Moderation has no actor. */
    Notification of(
            String userId,
            String id,
            NotificationKind kind,
            @Nullable Actor actor,
            String postId,
            @Nullable String commentId,
            Instant now) {
        return NotificationBuilder.blank()
                .userId(userId)
                .notificationId(id)
                .kind(kind)
                .authorId(actor == null ? null : actor.userId())
                .authorName(actor == null ? null : actor.name())
                .postId(postId)
                .commentId(commentId)
                .createdAt(now)
                .expiresAt(now.plus(timeouts.notifications()))
                .build();
    }

    void add(TransactWrite transaction, Notification notification) {
        transaction.create(notification).update(count(notification.userId(), 1));
    }

    /** Deletes notifications about deleted things and decrements the unread counts. */
    void delete(TransactWrite transaction, List<EntityKey<Notification>> keys) {
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

    /** Returns the unread count of a user. Counts now if the user is a legacy item without a count. */
    Inbox inbox(String userId) {
        return table.inboxTable().getOrCreate(InboxKeys.of(userId), () -> new Inbox(userId, unread(userId), 0));
    }

    public Notification read(String userId, String notificationId) {
        Notification old = table.notification(userId, Ids.requireId("notification", notificationId)).stream()
                .findFirst()
                .orElseThrow(() -> ProblemException.notFound("notification", notificationId));
        if (!old.unread()) {
            return old;
        }
        inbox(userId);
        TransactWrite transaction = table.transaction();
        Notification now = markRead(transaction, old);
        transaction.update(count(userId, -1)).run();
        return now;
    }

    /** Marks all unread notifications as read. Notifications that arrive meanwhile stay counted. */
    public void readAll(String userId) {
        Inbox inbox = markAll(inbox(userId), page -> table.unread(userId, page));
        if (inbox.unread() > 0) {
            // Legacy notifications are not in the index of unread ones.
            inbox = markAll(inbox, page -> table.allNotifications(userId, page));
        }
        if (inbox.unread() != 0) {
            correctCount(inbox);
        }
    }

    private Inbox markAll(Inbox counted, Function<PageRequest, Page<Notification>> list) {
        Inbox inbox = counted;
        Cursor cursor = null;
        for (int pages = 0; pages < MAX_PAGES; pages++) {
            Page<Notification> page = list.apply(PageRequest.of(PER_TRANSACTION).after(cursor));
            List<Notification> unread =
                    page.items().stream().filter(Notification::unread).toList();
            if (!unread.isEmpty()) {
                TransactWrite transaction = table.transaction();
                unread.forEach(notification -> markRead(transaction, notification));
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

    /**
     * Recounts the unread notifications, because expired ones are still counted. Does nothing if the count changes
     * concurrently.
     */
    private void correctCount(Inbox inbox) {
        try {
            table.inboxTable().put(new Inbox(inbox.userId(), unread(inbox.userId()), inbox.version()));
        } catch (VersionConflictException counted) {
            // a notification arrived concurrently; the next call corrects the count
        }
    }

    private Notification markRead(TransactWrite transaction, Notification old) {
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
