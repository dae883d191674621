package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationKeys;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Words;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.util.Optional;

/** Notifications by id, for those whom they concern: to everybody else they are not there. */
@Singleton
public final class Lookup {
    static final String ADMIN = Words.of(Role.ADMIN);
    static final String PRODUCER = Words.of(Role.PRODUCER);

    private final NotificationsTable table;

    public Lookup(NotificationsTable table) {
        this.table = table;
    }

    /** A notification of this user: by key if the id is ours, by the index if it is of others. */
    public Optional<Notification> of(String userId, String id) {
        return Ids.timeOf(id)
                .flatMap(time -> table.notificationTable().getConsistent(NotificationKeys.of(userId, time, id)))
                .or(() -> table.notification(id).stream()
                        .filter(found -> found.userId().equals(userId))
                        .findFirst());
    }

    /** A notification of the caller, or one that the caller made or may see as an admin. */
    public Notification visible(Caller caller, String id) {
        return of(caller.subject(), id)
                .or(() -> managed(caller, id))
                .orElseThrow(() -> ProblemException.notFound("notification", id));
    }

    /** A notification that the caller made, or any for an admin. */
    Optional<Notification> managed(Caller caller, String id) {
        if (!caller.has(PRODUCER) && !caller.has(ADMIN)) {
            return Optional.empty();
        }
        return table.notification(id).stream()
                .filter(found -> caller.has(ADMIN) || caller.subject().equals(found.producer()))
                .findFirst();
    }
}
