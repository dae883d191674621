package io.azulejo.sessions.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.sessions.table.AccountLink;
import io.azulejo.sessions.table.AccountLinkKeys;
import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.ParticipantKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionDetails;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.error.IncompleteAggregateException;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.ItemsByKey;
import jakarta.inject.Singleton;
import java.util.Objects;
import java.util.Optional;

/**
 * Access control for sessions. A session is visible to its owner, its participants and operators; for everybody else it
 * does not exist. An account and its linked Discord user have the same rank.
 */
@Singleton
public final class SessionAuthorization {
    private final SessionsTable table;
    private final AccountLinks links;

    public SessionAuthorization(SessionsTable table, AccountLinks links) {
        this.table = table;
        this.links = links;
    }

    /** Returns the session and the actor's rank in it. Takes one request. */
    public SessionAccess require(Actor actor, String sessionId) {
        return find(actor, sessionId).orElseThrow(() -> absent(sessionId));
    }

    /** Returns the same as {@link #require}, or empty if the session does not exist for this actor. */
    public Optional<SessionAccess> find(Actor actor, String sessionId) {
        EntityKey<Session> session = SessionKeys.of(Ids.requireId("session", sessionId));
        EntityKey<Participant> participant = ParticipantKeys.of(sessionId, actor.userId());
        EntityKey<AccountLink> link = AccountLinkKeys.of(actor.userId());
        ItemsByKey found = table.batchGet()
                .consistent()
                .get(session)
                .get(participant)
                .get(link)
                .run();
        return found.get(session)
                .flatMap(known -> require(actor, known, found.get(participant))
                        .or(() -> found.get(link).flatMap(linked -> asLinked(known, linked.otherId()))));
    }

    /** Returns the session with its NPCs and users, and the actor's rank in it. Takes one request. */
    public AccessibleSession whole(Actor actor, String sessionId) {
        SessionDetails whole = read(Ids.requireId("session", sessionId)).orElseThrow(() -> absent(sessionId));
        Optional<Participant> participant = whole.participants().stream()
                .filter(candidate -> candidate.userId().equals(actor.userId()))
                .findFirst();
        Session session = whole.session();
        SessionAccess game = require(actor, session, participant)
                .or(() -> links.linkedTo(actor.userId()).flatMap(linked -> asLinked(session, linked.otherId())))
                .orElseThrow(() -> absent(sessionId));
        return new AccessibleSession(game, whole);
    }

    private Optional<SessionDetails> read(String sessionId) {
        try {
            return table.whole(sessionId);
        } catch (IncompleteAggregateException orphans) {
            // the session is gone but not all of its items: TTL deletes each item independently
            return Optional.empty();
        }
    }

    /** Result of {@link #whole}. */
    public record AccessibleSession(SessionAccess game, SessionDetails whole) {}

    Session known(String sessionId) {
        return table.session(Ids.requireId("session", sessionId)).orElseThrow(() -> absent(sessionId));
    }

    private static Optional<SessionAccess> require(Actor actor, Session session, Optional<Participant> participant) {
        if (actor.operator() || Objects.equals(session.userId(), actor.userId())) {
            return Optional.of(new SessionAccess(session, SessionAccess.Rank.OWNER, actor.userId()));
        }
        return participant.map(
                found -> new SessionAccess(session, SessionAccess.Rank.of(found.role()), actor.userId()));
    }

    /** Returns the rank of the linked Discord user or account. */
    private Optional<SessionAccess> asLinked(Session session, String otherId) {
        if (session.userId().equals(otherId)) {
            return Optional.of(new SessionAccess(session, SessionAccess.Rank.OWNER, otherId));
        }
        return table.participantTable()
                .getConsistent(ParticipantKeys.of(session.sessionId(), otherId))
                .map(found -> new SessionAccess(session, SessionAccess.Rank.of(found.role()), otherId));
    }

    private static ProblemException absent(String sessionId) {
        return ProblemException.notFound("session", sessionId);
    }
}
