package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.InteractionAttributes;
import io.azulejo.sessions.table.InteractionKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionAttributes;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Words;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Transactions that happen only while their session is open, and that count as its being used. The session is written
 * once a minute at most: a busy one would change its version, and cost a write, with every word.
 */
@Singleton
public final class Activity {
    private static final Duration PRECISION = Duration.ofMinutes(1);

    private final SessionsTable table;
    private final SessionPolicy policy;
    private final InstantSource clock;

    public Activity(SessionsTable table, SessionPolicy policy, InstantSource clock) {
        this.table = table;
        this.policy = policy;
        this.clock = clock;
    }

    /**
     * A transaction of somebody's. That of an interaction marks it as done, or is refused if it was done before: however
     * many take an interaction up, because one seems to have died, one of them does it.
     */
    TransactWrite by(Actor actor) {
        TransactWrite transaction = table.transaction();
        return actor.interactionId() == null
                ? transaction
                : transaction.update(table.interactionTable()
                        .update(InteractionKeys.of(actor.interactionId()))
                        .set(InteractionAttributes.DONE, true)
                        .where(InteractionAttributes.DONE.missing()));
    }

    /** A transaction in a session that is active or paused. */
    TransactWrite inOpen(Actor actor, Session session) {
        return in(actor, requireOpen(session), Openness.open(clock.instant()));
    }

    /** A transaction in a session that is not paused either. */
    TransactWrite inActive(Actor actor, Session session) {
        if (requireOpen(session).statusAt(clock.instant()) != SessionStatus.ACTIVE) {
            throw ProblemException.conflict("The session is paused");
        }
        return in(actor, session, Openness.openAs(SessionStatus.ACTIVE, clock.instant()));
    }

    Session requireOpen(Session session) {
        Instant now = clock.instant();
        if (!session.openAt(now)) {
            throw ProblemException.conflict("The session has " + Words.of(session.statusAt(now)));
        }
        return session;
    }

    private TransactWrite in(Actor actor, Session session, Condition<Session> condition) {
        Instant now = clock.instant();
        Instant idleUntil = now.plus(policy.idle());
        if (session.idleUntil() != null && session.idleUntil().plus(PRECISION).isAfter(idleUntil)) {
            return by(actor).check(SessionKeys.of(session.sessionId()), condition);
        }
        return by(actor)
                .update(table.sessionTable()
                        .update(SessionKeys.of(session.sessionId()))
                        .set(SessionAttributes.LAST_ACTIVITY_AT, now)
                        .set(SessionAttributes.IDLE_UNTIL, idleUntil)
                        .where(condition));
    }
}
