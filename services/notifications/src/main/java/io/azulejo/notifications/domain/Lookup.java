package io.azulejo.notifications.domain;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.EnumNames;
import io.azulejo.http.text.Ids;
import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationKeys;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import jakarta.inject.Singleton;
import java.util.Optional;

/** Lookup of notifications by id with access control. For callers without access, a notification does not exist. */
@Singleton
public final class Lookup {
    static final String ADMIN = EnumNames.of(Role.ADMIN);
    static final String PRODUCER = EnumNames.of(Role.PRODUCER);

    private final NotificationsTable table;

    public Lookup(NotificationsTable table) {
        this.table = table;
    }

    /** Returns a notification of a user: by key if the id is a ULID, otherwise through the index. */
    public Optional<Notification> of(String userId, String id) {
        Ids.requireId("notification", id);
        return NotificationIds.timeOf(id)
                .flatMap(time -> table.notificationTable().getConsistent(NotificationKeys.of(userId, time, id)))
                .or(() -> table.notification(id).stream()
                        .filter(found -> found.userId().equals(userId))
                        .findFirst());
    }

    /** Returns a notification that the caller received, produced, or may see as an admin. */
    public Notification visible(Caller caller, String id) {
        return of(caller.subject(), id)
                .or(() -> managed(caller, id))
                .orElseThrow(() -> ProblemException.notFound("notification", id));
    }

    /** Returns a notification that the caller produced; admins may manage any. */
    Optional<Notification> managed(Caller caller, String id) {
        Ids.requireId("notification", id);
        if (!caller.has(PRODUCER) && !caller.has(ADMIN)) {
            return Optional.empty();
        }
        return table.notification(id).stream()
                .filter(found -> caller.has(ADMIN) || caller.subject().equals(found.producer()))
                .findFirst();
    }
}
