package io.azulejo.sessions.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.patterns.page.ConcatenatedPages;
import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionListEntry;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import io.azulejo.toolkit.schema.EntityKey;
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
 * Lists of sessions, latest first. The indexes project keys only and may be stale, so sessions are read from the table.
 * An expired session is never listed as active, even if it was not swept yet.
 */
@Singleton
public final class Listing {
    private final SessionsTable table;
    private final AccountLinks links;
    private final SessionPolicy policy;
    private final InstantSource clock;

    public Listing(SessionsTable table, AccountLinks links, SessionPolicy policy, InstantSource clock) {
        this.table = table;
        this.links = links;
        this.policy = policy;
        this.clock = clock;
    }

    /** Session in a user's list, with the user's rank in it. */
    public record Listed(Session session, SessionAccess.Rank rank) {}

    /**
     * Returns the sessions that a user owns or takes part in. With a status, returns only sessions that the user owns.
     */
    public Page<Listed> byUser(
            Actor actor,
            String userId,
            @Nullable SessionStatus status,
            SortRange<Instant> startedAt,
            PageRequest page) {
        requireSelf(actor, Ids.requireId("user", userId));
        if (status == null) {
            return attended(table.sessionsByUser(userId, startedAt, page));
        }
        Page<Session> sessions = policy.listedByStatus()
                ? byUserAndStatus(userId, status, startedAt, page)
                : owned(table.sessionsByUser(userId, startedAt, page));
        return in(status, sessions).map(session -> new Listed(session, SessionAccess.Rank.OWNER));
    }

    /** Rejects actors who are neither this user, nor linked to it, nor an operator. */
    public void requireSelf(Actor actor, String userId) {
        if (!actor.operator() && !links.same(actor.userId(), userId)) {
            throw ProblemException.forbidden("You cannot list another user's sessions");
        }
    }

    /** Returns all sessions with a status, for operators. With sharding, older unsharded sessions come last; legacy inactive sessions come after the paused ones. */
    public Page<Session> byStatus(Actor actor, SessionStatus status, PageRequest page) {
        if (!actor.operator()) {
            throw ProblemException.forbidden("This needs the role operator");
        }
        return in(status, byStatus(status, page));
    }

    /** Returns a user's sessions from GSI3. Legacy inactive sessions come after the paused ones. */
    private Page<Session> byUserAndStatus(
            String userId, SessionStatus status, SortRange<Instant> startedAt, PageRequest page) {
        return status == SessionStatus.PAUSED
                ? ConcatenatedPages.page(
                        page,
                        request -> table.byUserAndStatus(userId, status, startedAt, request),
                        () -> Optional.of(
                                request -> table.byUserAndStatus(userId, SessionStatus.INACTIVE, startedAt, request)))
                : table.byUserAndStatus(userId, status, startedAt, page);
    }

    Page<Session> byStatus(SessionStatus status, PageRequest page) {
        return policy.sharded()
                ? ConcatenatedPages.page(
                        page,
                        request -> table.byStatusSharded(status, request),
                        () -> Optional.of(request -> unsharded(status, request)))
                : unsharded(status, page);
    }

    private Page<Session> unsharded(SessionStatus status, PageRequest page) {
        return status == SessionStatus.PAUSED
                ? ConcatenatedPages.page(
                        page,
                        request -> table.byStatus(status, request),
                        () -> Optional.of(request -> table.byStatus(SessionStatus.INACTIVE, request)))
                : table.byStatus(status, page);
    }

    private Page<Session> in(SessionStatus status, Page<Session> sessions) {
        Instant now = clock.instant();
        return new Page<>(
                sessions.items().stream()
                        .filter(session -> session.statusAt(now) == status)
                        .toList(),
                sessions.next().orElse(null));
    }

    private static Page<Session> owned(Page<SessionListEntry> attended) {
        List<Session> sessions = new ArrayList<>();
        for (SessionListEntry attendance : attended) {
            if (attendance instanceof Session session) {
                sessions.add(session);
            }
        }
        return new Page<>(sessions, attended.next().orElse(null));
    }

    /** Adds the sessions of participant items. Participants of a missing session are left out. */
    private Page<Listed> attended(Page<SessionListEntry> attended) {
        Map<String, Session> sessions = sessionsOf(attended);
        List<Listed> listed = new ArrayList<>();
        for (SessionListEntry attendance : attended) {
            switch (attendance) {
                case Session session -> listed.add(new Listed(session, SessionAccess.Rank.OWNER));
                case Participant participant -> {
                    Session session = sessions.get(participant.sessionId());
                    if (session != null) {
                        listed.add(new Listed(session, SessionAccess.Rank.of(participant.role())));
                    }
                }
            }
        }
        return new Page<>(listed, attended.next().orElse(null));
    }

    private Map<String, Session> sessionsOf(Page<SessionListEntry> attended) {
        List<EntityKey<Session>> keys = new ArrayList<>();
        for (SessionListEntry attendance : attended) {
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
