package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionAttributes;
import io.azulejo.sessions.table.SessionBuilder;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.idempotency.Mark;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import io.azulejo.web.text.Texts;
import io.azulejo.web.text.Words;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** The life of a session: it starts, is paused and resumed, is extended, and ends or expires. */
@Singleton
public final class Lifecycle {
    private static final int LONGEST_TITLE = 100;
    private static final int ATTEMPTS = 5;

    private final SessionsTable table;
    private final SessionPolicy policy;
    private final Access access;
    private final Activity activity;
    private final Pointers pointers;
    private final SessionMeters meters;
    private final InstantSource clock;

    public Lifecycle(
            SessionsTable table,
            SessionPolicy policy,
            Access access,
            Activity activity,
            Pointers pointers,
            SessionMeters meters,
            InstantSource clock) {
        this.table = table;
        this.policy = policy;
        this.access = access;
        this.activity = activity;
        this.pointers = pointers;
        this.meters = meters;
        this.clock = clock;
    }

    /** Starts a session of the actor's, who must not have an open one, in a channel that must not have one either. */
    public Session start(Actor actor, SessionDraft draft, Mark mark) {
        Instant now = clock.instant();
        Instant hardLimit = now.plus(policy.longest());
        Session session = SessionBuilder.blank()
                .sessionId(Ids.next("ses_"))
                .userId(Fields.user("userId", actor.userId()))
                .status(SessionStatus.ACTIVE)
                .title(Texts.line("title", draft.title(), LONGEST_TITLE))
                .guildId(Fields.snowflake("guildId", draft.guildId()))
                .channelId(Fields.snowflake("channelId", draft.channelId()))
                .locale(Fields.locale(draft.locale()))
                .startedAt(now)
                .lastActivityAt(now)
                .idleUntil(now.plus(policy.idle()))
                .endsAt(now.plus(policy.length()))
                .hardLimit(hardLimit)
                .expiresAt(hardLimit.plus(policy.history()))
                .sharded(policy.sharded() ? true : null)
                .unlisted(policy.listedByStatus() ? null : true)
                .build();
        return decide(() -> {
            TransactWrite transaction = activity.by(actor).create(session);
            pointers.claim(transaction, session);
            return mark.run(transaction, session.sessionId()).first(Session.class);
        });
    }

    /** Changes what a session is called. */
    public Session rename(Actor actor, String sessionId, String title, OptionalLong version) {
        Session session = open(actor, sessionId);
        return update(session)
                .set(SessionAttributes.TITLE, Texts.line("title", title, LONGEST_TITLE))
                .where(Openness.open(clock.instant()))
                .expectVersion(version)
                .run();
    }

    public Session pause(Actor actor, String sessionId) {
        Session session = inStatus(open(actor, sessionId), SessionStatus.ACTIVE);
        activity.by(actor)
                .update(update(session)
                        .set(SessionAttributes.STATUS, SessionStatus.PAUSED)
                        .where(Openness.openAs(SessionStatus.ACTIVE, clock.instant())))
                .run();
        return access.known(sessionId);
    }

    /** Takes a paused session up again; it has its whole idle time before it. */
    public Session resume(Actor actor, String sessionId) {
        Session session = inStatus(open(actor, sessionId), SessionStatus.PAUSED);
        Instant now = clock.instant();
        activity.by(actor)
                .update(update(session)
                        .set(SessionAttributes.STATUS, SessionStatus.ACTIVE)
                        .set(SessionAttributes.LAST_ACTIVITY_AT, now)
                        .set(SessionAttributes.IDLE_UNTIL, now.plus(policy.idle()))
                        .where(Openness.open(now)))
                .run();
        return access.known(sessionId);
    }

    /** Lets a session go on for longer, but not beyond its hard limit, which all that belongs to it counts on. */
    public Session extend(Actor actor, String sessionId, Duration by) {
        Session session = open(actor, sessionId);
        Instant end = session.endsAt();
        Instant limit = session.hardLimit();
        if (end == null || limit == null) {
            throw ProblemException.conflict("The session has no end that could be put off");
        }
        Instant later = end.plus(by);
        if (by.isNegative() || by.isZero() || later.isAfter(limit)) {
            throw ProblemException.invalid("minutes", "must be positive, and end the session no later than " + limit);
        }
        return update(session)
                .set(SessionAttributes.ENDS_AT, later)
                .where(SessionAttributes.ENDS_AT.eq(end).and(Openness.open(clock.instant())))
                .run();
    }

    public Session end(Actor actor, String sessionId) {
        access.game(actor, sessionId).requireOwner();
        return decide(() -> {
            Session session = activity.requireOpen(access.known(sessionId));
            return close(activity.by(actor), session, SessionStatus.ENDED);
        });
    }

    /** Closes a session that is beyond a limit; does nothing if it was used or ended meanwhile. */
    boolean expire(Session session) {
        try {
            close(table.transaction(), session, SessionStatus.EXPIRED);
            return true;
        } catch (WriteRefusedException changed) {
            return false;
        }
    }

    private Session close(TransactWrite transaction, Session session, SessionStatus end) {
        Instant now = clock.instant();
        transaction.update(update(session)
                .set(SessionAttributes.STATUS, end)
                .set(SessionAttributes.CLOSED_AT, now)
                .where(end == SessionStatus.ENDED ? Openness.open(now) : Openness.overdueOpen(now)));
        pointers.release(transaction, session);
        transaction.run();
        meters.closed(end);
        return access.known(session.sessionId());
    }

    private Session open(Actor actor, String sessionId) {
        return activity.requireOpen(access.game(actor, sessionId).requireOwner());
    }

    private Session inStatus(Session session, SessionStatus status) {
        if (session.statusAt(clock.instant()) != status) {
            throw ProblemException.conflict(
                    "The session is " + Words.of(session.status()) + ", not " + Words.of(status));
        }
        return session;
    }

    private EntityUpdate<Session> update(Session session) {
        return table.sessionTable().update(SessionKeys.of(session.sessionId()));
    }

    /** Tries what others may decide at the same moment; each time it is seen anew how things stand. */
    static <T> T decide(Supplier<T> attempt) {
        for (int attempts = 1; ; attempts++) {
            try {
                return attempt.get();
            } catch (WriteRefusedException decidedOtherwise) {
                if (attempts == ATTEMPTS) {
                    throw decidedOtherwise;
                }
            }
        }
    }
}
