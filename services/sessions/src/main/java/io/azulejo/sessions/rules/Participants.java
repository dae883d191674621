package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.ParticipantAttributes;
import io.azulejo.sessions.table.ParticipantKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionAttributes;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.OptionalLong;

/** Who takes part in a session, as what, and whose it is. */
@Singleton
public final class Participants {
    /** With as many the session is still read by one request. */
    private static final int MOST = 100;

    private final SessionsTable table;
    private final Access access;
    private final Activity activity;
    private final Pointers pointers;
    private final InstantSource clock;

    public Participants(SessionsTable table, Access access, Activity activity, Pointers pointers, InstantSource clock) {
        this.table = table;
        this.access = access;
        this.activity = activity;
        this.pointers = pointers;
        this.clock = clock;
    }

    /** Whoever knows a session's id may join it, to play or to watch. */
    public Participant join(Actor actor, String sessionId, Participant.Role role) {
        Session session = activity.requireOpen(access.known(sessionId));
        if (role == Participant.Role.CO_GM) {
            throw ProblemException.invalid("role", "is given by the game master: join as player or spectator");
        }
        if (session.userId().equals(actor.userId())) {
            throw ProblemException.conflict("You are the session's game master");
        }
        if (table.whole(sessionId).stream()
                        .mapToInt(whole -> whole.participants().size())
                        .sum()
                >= MOST) {
            throw ProblemException.conflict("The session has " + MOST + " participants, which is the most it can have");
        }
        Participant participant = of(session, Fields.user("userId", actor.userId()), role);
        try {
            return activity.inOpen(actor, session).create(participant).run().first(Participant.class);
        } catch (AlreadyExistsException before) {
            throw ProblemException.conflict("You take part in the session already");
        }
    }

    public Participant setRole(
            Actor actor, String sessionId, String userId, Participant.Role role, OptionalLong version) {
        activity.requireOpen(access.game(actor, sessionId).requireOwner());
        return table.participantTable()
                .update(ParticipantKeys.of(sessionId, Ids.sought("participant", userId)))
                .set(ParticipantAttributes.ROLE, role)
                .expectVersion(version)
                .run();
    }

    /** A participant leaves, or is kicked by a game master. */
    public void remove(Actor actor, String sessionId, String userId) {
        Game game = access.game(actor, sessionId);
        if (!actor.userId().equals(userId)) {
            game.requireLead();
        }
        Participant participant = found(sessionId, userId);
        if (participant.role() == Participant.Role.CO_GM && !actor.userId().equals(userId)) {
            game.requireOwner();
        }
        activity.inOpen(actor, game.session()).delete(participant).run();
    }

    /** Makes a participant the game master; the one before becomes a co-gamemaster. */
    public Session transfer(Actor actor, String sessionId, String userId) {
        access.game(actor, sessionId).requireOwner();
        return Lifecycle.decide(() -> {
            Session session = activity.requireOpen(access.known(sessionId));
            Participant next = found(sessionId, userId);
            TransactWrite transaction = table.transaction()
                    .update(table.sessionTable()
                            .update(SessionKeys.of(sessionId))
                            .set(SessionAttributes.USER_ID, userId)
                            .where(SessionAttributes.USER_ID
                                    .eq(session.userId())
                                    .and(Openness.open(clock.instant()))))
                    .delete(next)
                    .create(of(session, session.userId(), Participant.Role.CO_GM));
            pointers.hand(transaction, session, userId);
            transaction.run();
            return access.known(sessionId);
        });
    }

    private Participant found(String sessionId, String userId) {
        return table.participantTable()
                .getConsistent(ParticipantKeys.of(sessionId, Ids.sought("participant", userId)))
                .orElseThrow(() -> ProblemException.notFound("participant", userId));
    }

    private Participant of(Session session, String userId, Participant.Role role) {
        return new Participant(
                session.sessionId(), userId, role, session.startedAt(), clock.instant(), session.expiresAt(), 0);
    }
}
