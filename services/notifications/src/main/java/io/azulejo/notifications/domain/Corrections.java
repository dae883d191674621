package io.azulejo.notifications.domain;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationAttributes;
import io.azulejo.notifications.table.NotificationKeys;
import io.azulejo.notifications.table.NotificationsTable;
import jakarta.inject.Singleton;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Edits and withdrawals of sent notifications, by their producer or an admin. */
@Singleton
public final class Corrections {
    private final NotificationsTable table;
    private final Lookup lookup;
    private final Inbox inbox;
    private final Users users;

    public Corrections(NotificationsTable table, Lookup lookup, Inbox inbox, Users users) {
        this.table = table;
        this.lookup = lookup;
        this.inbox = inbox;
        this.users = users;
    }

    /** Updates the title or content of a notification. Null parameters leave the current text. */
    public Notification edit(
            Caller producer, String id, @Nullable String title, @Nullable String content, OptionalLong version) {
        Notification old = managed(producer, id);
        return table.notificationTable()
                .update(NotificationKeys.of(old.userId(), old.createdAt(), old.id()))
                .set(NotificationAttributes.TITLE, title == null ? old.title() : Draft.title(title))
                .set(NotificationAttributes.CONTENT, content == null ? old.content() : Draft.content(content))
                .where(NotificationAttributes.DELETED_AT.missing())
                .expectVersion(version)
                .run();
    }

    /** Withdraws a notification from the inbox, and from the outbox if it is not sent yet. */
    public void withdraw(Caller producer, String id) {
        inbox.delete(managed(producer, id));
    }

    /** Returns a notification that the caller may manage. For other callers it does not exist. */
    private Notification managed(Caller producer, String id) {
        Notification found =
                lookup.managed(producer, id).orElseThrow(() -> ProblemException.notFound("notification", id));
        users.producer(producer);
        return found;
    }
}
