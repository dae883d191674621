package io.azulejo.notifications.domain;

import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationBuilder;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Action of a user on a notification. A read notification counts as seen, an archived one as read. */
public enum NotificationAction {
    SEEN,
    READ,
    UNREAD,
    ARCHIVE,
    UNARCHIVE;

    /** Returns the notification with this action applied. Existing timestamps are kept. */
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
