package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationAttributes;
import io.azulejo.notifications.table.NotificationKeys;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What producers do with notifications that they have written, and admins with everyone's. */
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

    /** Changes what a notification says, or the part that is given; the user's inbox shows the new text. */
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

    /** Takes a notification back: out of the inbox, and out of the outbox if it has not been sent. */
    public void withdraw(Caller producer, String id) {
        inbox.delete(managed(producer, id));
    }

    /** To who may not manage a notification it is not there, like one that is not. */
    private Notification managed(Caller producer, String id) {
        Notification found =
                lookup.managed(producer, id).orElseThrow(() -> ProblemException.notFound("notification", id));
        users.producer(producer);
        return found;
    }
}
