package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.Attendance;
import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.web.page.Succession;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Lists of sessions, latest first. The indexes hold keys only and may be behind, so what is shown is read from the
 * table: a session that has expired is in no list of active ones, whether or not it was swept.
 */
@Singleton
public final class Listing {
    private final SessionsTable table;
    private final SessionPolicy policy;
    private final InstantSource clock;

    public Listing(SessionsTable table, SessionPolicy policy, InstantSource clock) {
        this.table = table;
        this.policy = policy;
        this.clock = clock;
    }

    /** A session in a user's list, and what the user is in it. */
    public record Listed(Session session, Game.Rank rank) {}

    /** The sessions that a user owns or takes part in; of one status, only those that the user owns. */
    public Page<Listed> byUser(
            Actor actor,
            String userId,
            @Nullable SessionStatus status,
            SortRange<Instant> startedAt,
            PageRequest page) {
        requireSelf(actor, Ids.sought("user", userId));
        if (status == null) {
            return attended(table.sessionsByUser(userId, startedAt, page));
        }
        Page<Session> sessions = policy.listedByStatus()
                ? table.byUserAndStatus(userId, status, startedAt, page)
                : owned(table.sessionsByUser(userId, startedAt, page));
        return in(status, sessions).map(session -> new Listed(session, Game.Rank.OWNER));
    }

    public static void requireSelf(Actor actor, String userId) {
        if (!actor.operator() && !actor.userId().equals(userId)) {
            throw ProblemException.forbidden("These are somebody else's sessions");
        }
    }

    /** All sessions of a status, for operators; where they are in shards, those from before come last. */
    public Page<Session> byStatus(Actor actor, SessionStatus status, PageRequest page) {
        if (!actor.operator()) {
            throw ProblemException.forbidden("This needs the role operator");
        }
        return in(status, byStatus(status, page));
    }

    Page<Session> byStatus(SessionStatus status, PageRequest page) {
        if (!policy.sharded()) {
            return table.byStatus(status, page);
        }
        return Succession.page(
                page,
                request -> table.byStatusSharded(status, request),
                () -> Optional.of(request -> table.byStatus(status, request)));
    }

    private Page<Session> in(SessionStatus status, Page<Session> sessions) {
        Instant now = clock.instant();
        return new Page<>(
                sessions.items().stream()
                        .filter(session -> session.statusAt(now) == status)
                        .toList(),
                sessions.next().orElse(null));
    }

    private static Page<Session> owned(Page<Attendance> attended) {
        List<Session> sessions = new ArrayList<>();
        for (Attendance attendance : attended) {
            if (attendance instanceof Session session) {
                sessions.add(session);
            }
        }
        return new Page<>(sessions, attended.next().orElse(null));
    }

    /** A participant's session is read along; one that is gone takes its participants out of the list. */
    private Page<Listed> attended(Page<Attendance> attended) {
        Map<String, Session> others = sessionsOf(attended);
        List<Listed> listed = new ArrayList<>();
        for (Attendance attendance : attended) {
            switch (attendance) {
                case Session session -> listed.add(new Listed(session, Game.Rank.OWNER));
                case Participant participant -> {
                    Session session = others.get(participant.sessionId());
                    if (session != null) {
                        listed.add(new Listed(session, Game.Rank.of(participant.role())));
                    }
                }
            }
        }
        return new Page<>(listed, attended.next().orElse(null));
    }

    private Map<String, Session> sessionsOf(Page<Attendance> attended) {
        List<EntityKey<Session>> keys = new ArrayList<>();
        for (Attendance attendance : attended) {
            if (attendance instanceof Participant participant) {
                keys.add(SessionKeys.of(participant.sessionId()));
            }
        }
        Map<String, Session> sessions = new HashMap<>();
        if (!keys.isEmpty()) {
            table.sessionTable().getAll(keys).forEach(session -> sessions.put(session.sessionId(), session));
        }
        return sessions;
    }
}
