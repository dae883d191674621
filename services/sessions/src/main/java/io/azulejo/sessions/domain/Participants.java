package io.azulejo.sessions.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.ParticipantAttributes;
import io.azulejo.sessions.table.ParticipantKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionAttributes;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.OptionalLong;

/** Participants of a session, their roles, and its ownership. */
@Singleton
public final class Participants {
    /** With this many participants, one request still reads the session. */
    private static final int MOST = 100;

    private final SessionsTable table;
    private final SessionAuthorization access;
    private final SessionTransactions activity;
    private final OpenSessionPointers pointers;
    private final InstantSource clock;

    public Participants(
            SessionsTable table,
            SessionAuthorization access,
            SessionTransactions activity,
            OpenSessionPointers pointers,
            InstantSource clock) {
        this.table = table;
        this.access = access;
        this.activity = activity;
        this.pointers = pointers;
        this.clock = clock;
    }

    /** Joins a session as player or spectator. Anyone who knows the session's id may join. */
    public Participant join(Actor actor, String sessionId, Participant.Role role) {
        Session session = activity.requireOpen(access.known(sessionId));
        if (role == Participant.Role.CO_GM) {
            throw ProblemException.invalid("role", "must be player or spectator when joining");
        }
        if (session.userId().equals(actor.userId())) {
            throw ProblemException.conflict("You are the session's game master");
        }
        if (table.whole(sessionId).stream()
                        .mapToInt(whole -> whole.participants().size())
                        .sum()
                >= MOST) {
            throw ProblemException.conflict("The session already has the maximum of " + MOST + " participants");
        }
        Participant participant = of(session, Fields.user("userId", actor.userId()), role);
        try {
            return activity.inOpenSession(actor, session)
                    .create(participant)
                    .run()
                    .first(Participant.class);
        } catch (AlreadyExistsException joinedBefore) {
            throw ProblemException.conflict("You already take part in the session");
        }
    }

    public Participant setRole(
            Actor actor, String sessionId, String userId, Participant.Role role, OptionalLong version) {
        activity.requireOpen(access.require(actor, sessionId).requireOwner());
        return table.participantTable()
                .update(ParticipantKeys.of(sessionId, Ids.requireId("participant", userId)))
                .set(ParticipantAttributes.ROLE, role)
                .expectVersion(version)
                .run();
    }

    /** Removes a participant. Users can remove themselves; game masters can remove others. */
    public void remove(Actor actor, String sessionId, String userId) {
        SessionAccess game = access.require(actor, sessionId);
        if (!actor.userId().equals(userId)) {
            game.requireGameMaster();
        }
        Participant participant = found(sessionId, userId);
        if (participant.role() == Participant.Role.CO_GM && !actor.userId().equals(userId)) {
            game.requireOwner();
        }
        activity.inOpenSession(actor, game.session()).delete(participant).run();
    }

    /** Transfers a session to a participant. The previous owner becomes a co-gamemaster. */
    public Session transfer(Actor actor, String sessionId, String userId) {
        access.require(actor, sessionId).requireOwner();
        return Lifecycle.retryOnConflict(() -> {
            Session session = activity.requireOpen(access.known(sessionId));
            Participant next = found(sessionId, userId);
            TransactWrite transaction = table.transaction()
                    .update(table.sessionTable()
                            .update(SessionKeys.of(sessionId))
                            .set(SessionAttributes.USER_ID, userId)
                            .where(SessionAttributes.USER_ID
                                    .eq(session.userId())
                                    .and(SessionConditions.open(clock.instant()))))
                    .delete(next)
                    .create(of(session, session.userId(), Participant.Role.CO_GM));
            pointers.transfer(transaction, session, userId);
            transaction.run();
            return access.known(sessionId);
        });
    }

    private Participant found(String sessionId, String userId) {
        return table.participantTable()
                .getConsistent(ParticipantKeys.of(sessionId, Ids.requireId("participant", userId)))
                .orElseThrow(() -> ProblemException.notFound("participant", userId));
    }

    private Participant of(Session session, String userId, Participant.Role role) {
        return new Participant(
                session.sessionId(), userId, role, session.startedAt(), clock.instant(), session.expiresAt(), 0);
    }
}
