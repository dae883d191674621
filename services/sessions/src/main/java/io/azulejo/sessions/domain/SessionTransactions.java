package io.azulejo.sessions.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.EnumNames;
import io.azulejo.sessions.table.InteractionAttributes;
import io.azulejo.sessions.table.InteractionKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionAttributes;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Factory of transactions that require an open session and record its activity. Activity is written at most once a
 * minute: with every message it would cost a write and change the session's version.
 */
@Singleton
public final class SessionTransactions {
    private static final Duration PRECISION = Duration.ofMinutes(1);

    private final SessionsTable table;
    private final SessionPolicy policy;
    private final InstantSource clock;

    public SessionTransactions(SessionsTable table, SessionPolicy policy, InstantSource clock) {
        this.table = table;
        this.policy = policy;
        this.clock = clock;
    }

    /**
     * Returns a transaction for an actor. If the actor comes from a Discord interaction, the transaction marks the
     * interaction as done and fails if it was done before. Even if several servers run the interaction, only one
     * succeeds.
     */
    TransactWrite transactionFor(Actor actor) {
        TransactWrite transaction = table.transaction();
        return actor.interactionId() == null
                ? transaction
                : transaction.update(table.interactionTable()
                        .update(InteractionKeys.of(actor.interactionId()))
                        .set(InteractionAttributes.DONE, true)
                        .where(InteractionAttributes.DONE.missing()));
    }

    /** Returns a transaction that requires the session to be active or paused. */
    TransactWrite inOpenSession(Actor actor, Session session) {
        return in(actor, requireOpen(session), SessionConditions.open(clock.instant()));
    }

    /** Returns a transaction that requires the session to be active. */
    TransactWrite inActiveSession(Actor actor, Session session) {
        if (requireOpen(session).statusAt(clock.instant()) != SessionStatus.ACTIVE) {
            throw ProblemException.conflict("The session is paused");
        }
        return in(actor, session, SessionConditions.openWithStatus(SessionStatus.ACTIVE, clock.instant()));
    }

    Session requireOpen(Session session) {
        Instant now = clock.instant();
        if (!session.openAt(now)) {
            throw ProblemException.conflict("The session has " + EnumNames.of(session.statusAt(now)));
        }
        return session;
    }

    private TransactWrite in(Actor actor, Session session, Condition<Session> condition) {
        Instant now = clock.instant();
        Instant idleUntil = now.plus(policy.idle());
        if (session.idleUntil() != null && session.idleUntil().plus(PRECISION).isAfter(idleUntil)) {
            return transactionFor(actor).check(SessionKeys.of(session.sessionId()), condition);
        }
        return transactionFor(actor)
                .update(table.sessionTable()
                        .update(SessionKeys.of(session.sessionId()))
                        .set(SessionAttributes.LAST_ACTIVITY_AT, now)
                        .set(SessionAttributes.IDLE_UNTIL, idleUntil)
                        .where(condition));
    }
}
