package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationBuilder;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What a user does with a notification. What is read has been seen, and what is archived has been read. */
public enum Mark {
    SEEN,
    READ,
    UNREAD,
    ARCHIVE,
    UNARCHIVE;

    /** The notification with the mark; times that are there already stay. */
    Notification on(Notification old, Instant now) {
        NotificationBuilder marked = NotificationBuilder.of(old);
        switch (this) {
            case SEEN -> marked.seenAt(first(old.seenAt(), now));
            case READ -> marked.seenAt(first(old.seenAt(), now)).readAt(first(old.readAt(), now));
            case UNREAD -> marked.readAt(null).archivedAt(null);
            case ARCHIVE ->
                marked.seenAt(first(old.seenAt(), now))
                        .readAt(first(old.readAt(), now))
                        .archivedAt(first(old.archivedAt(), now));
            case UNARCHIVE -> marked.archivedAt(null);
        }
        return marked.build();
    }

    private static Instant first(@Nullable Instant before, Instant now) {
        return before == null ? now : before;
    }
}
