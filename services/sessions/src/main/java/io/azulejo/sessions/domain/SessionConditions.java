package io.azulejo.sessions.domain;

import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionAttributes;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.toolkit.expression.Condition;
import java.time.Instant;
import java.util.List;

/** {@link Session#openAt} as write conditions, so that the store decides between concurrent writers. */
final class SessionConditions {
    private SessionConditions() {}

    /** Returns a condition for sessions that ended, expired, or are beyond a limit. */
    static Condition<Session> closed(Instant now) {
        return SessionAttributes.STATUS
                .in(List.of(SessionStatus.ENDED, SessionStatus.EXPIRED))
                .or(overdue(now));
    }

    static Condition<Session> open(Instant now) {
        return closed(now).not();
    }

    static Condition<Session> openWithStatus(SessionStatus status, Instant now) {
        return SessionAttributes.STATUS.eq(status).and(overdue(now).not());
    }

    /** Returns a condition for sessions that are not closed but beyond a limit. */
    static Condition<Session> overdueOpen(Instant now) {
        return SessionAttributes.STATUS
                .in(List.of(SessionStatus.ENDED, SessionStatus.EXPIRED))
                .not()
                .and(overdue(now));
    }

    private static Condition<Session> overdue(Instant now) {
        return SessionAttributes.STATUS
                .eq(SessionStatus.ACTIVE)
                .and(SessionAttributes.IDLE_UNTIL.le(now))
                .or(SessionAttributes.ENDS_AT.le(now));
    }
}
