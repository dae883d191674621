package io.azulejo.sessions.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.EnumNames;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.TextValidation;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.sessions.table.Joining;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionAttributes;
import io.azulejo.sessions.table.SessionBuilder;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Lifecycle of sessions: start, pause, resume, extend, end and expire. */
@Singleton
public final class Lifecycle {
    private static final int LONGEST_TITLE = 100;
    private static final int ATTEMPTS = 5;

    private final SessionsTable table;
    private final SessionPolicy policy;
    private final SessionAuthorization access;
    private final SessionTransactions activity;
    private final OpenSessionPointers pointers;
    private final AccountLinks links;
    private final SessionMeters meters;
    private final InstantSource clock;

    public Lifecycle(
            SessionsTable table,
            SessionPolicy policy,
            SessionAuthorization access,
            SessionTransactions activity,
            OpenSessionPointers pointers,
            AccountLinks links,
            SessionMeters meters,
            InstantSource clock) {
        this.table = table;
        this.policy = policy;
        this.access = access;
        this.activity = activity;
        this.pointers = pointers;
        this.links = links;
        this.meters = meters;
        this.clock = clock;
    }

    /** Starts a session of the actor. Neither the actor nor the channel may have another open session. */
    public Session start(Actor actor, SessionDraft draft, IdempotentCommit mark) {
        Instant now = clock.instant();
        Instant hardLimit = now.plus(policy.longest());
        Session session = SessionBuilder.blank()
                .sessionId(Ids.next("ses_"))
                .userId(Fields.user("userId", actor.userId()))
                .status(SessionStatus.ACTIVE)
                .title(TextValidation.line("title", draft.title(), LONGEST_TITLE))
                .guildId(Fields.snowflake("guildId", draft.guildId()))
                .channelId(channel(actor, draft))
                .locale(Fields.locale(draft.locale()))
                .joining(joining(draft.joining(), draft.channelId()))
                .startedAt(now)
                .lastActivityAt(now)
                .idleUntil(now.plus(policy.idle()))
                .endsAt(now.plus(policy.length()))
                .hardLimit(hardLimit)
                .expiresAt(hardLimit.plus(policy.history()))
                .sharded(policy.sharded() ? true : null)
                .unlisted(policy.listedByStatus() ? null : true)
                .build();
        return retryOnConflict(() -> {
            TransactWrite transaction = activity.transactionFor(actor).create(session);
            pointers.claim(transaction, session);
            return mark.run(transaction, session.sessionId()).first(Session.class);
        });
    }

    /**
     * Returns the channel of a new session. Discord proves who uses a command in a channel. Over REST, only operators
     * and accounts with a linked Discord user may claim one.
     */
    private @Nullable String channel(Actor actor, SessionDraft draft) {
        String channelId = Fields.snowflake("channelId", draft.channelId());
        if (channelId != null
                && actor.interactionId() == null
                && !actor.operator()
                && links.linkedTo(actor.userId()).isEmpty()) {
            throw ProblemException.forbidden(
                    "To start a session in a channel, link your Discord user first or use the command in Discord");
        }
        return channelId;
    }

    private static @Nullable Joining joining(@Nullable String text, @Nullable String channelId) {
        Joining joining = text == null ? null : EnumNames.field(Joining.class, "joining", text);
        if (joining == Joining.CHANNEL && channelId == null) {
            throw ProblemException.invalid("joining", "must be invitation or open if the session has no channel");
        }
        return joining;
    }

    /**
     * Replaces the title of a session and who may join it.
     *
     * @param joining null for the default
     */
    public Session change(Actor actor, String sessionId, String title, @Nullable String joining, OptionalLong version) {
        Session session = open(actor, sessionId);
        EntityUpdate<Session> update = update(session)
                .set(SessionAttributes.TITLE, TextValidation.line("title", title, LONGEST_TITLE))
                .where(SessionConditions.open(clock.instant()))
                .expectVersion(version);
        Joining rule = joining(joining, session.channelId());
        return rule == null
                ? update.remove(SessionAttributes.JOINING).run()
                : update.set(SessionAttributes.JOINING, rule).run();
    }

    /** Returns a session that its owner may change. */
    public Session owned(Actor actor, String sessionId) {
        return open(actor, sessionId);
    }

    public Session pause(Actor actor, String sessionId) {
        Session session = inStatus(open(actor, sessionId), SessionStatus.ACTIVE);
        activity.transactionFor(actor)
                .update(update(session)
                        .set(SessionAttributes.STATUS, SessionStatus.PAUSED)
                        .where(SessionConditions.openWithStatus(SessionStatus.ACTIVE, clock.instant())))
                .run();
        return access.known(sessionId);
    }

    /** Resumes a paused session and restarts its idle timeout. */
    public Session resume(Actor actor, String sessionId) {
        Session session = inStatus(open(actor, sessionId), SessionStatus.PAUSED);
        Instant now = clock.instant();
        activity.transactionFor(actor)
                .update(update(session)
                        .set(SessionAttributes.STATUS, SessionStatus.ACTIVE)
                        .set(SessionAttributes.LAST_ACTIVITY_AT, now)
                        .set(SessionAttributes.IDLE_UNTIL, now.plus(policy.idle()))
                        .where(SessionConditions.open(now)))
                .run();
        return access.known(sessionId);
    }

    /** Extends a session up to its hard limit, on which the expiry of its items is based. */
    public Session extend(Actor actor, String sessionId, Duration by) {
        Session session = open(actor, sessionId);
        Instant end = session.endsAt();
        Instant limit = session.hardLimit();
        if (end == null || limit == null) {
            throw ProblemException.conflict("The session has no end time and cannot be extended");
        }
        Instant later = end.plus(by);
        if (by.isNegative() || by.isZero() || later.isAfter(limit)) {
            throw ProblemException.invalid("minutes", "must be positive and not extend the session beyond " + limit);
        }
        return update(session)
                .set(SessionAttributes.ENDS_AT, later)
                .where(SessionAttributes.ENDS_AT.eq(end).and(SessionConditions.open(clock.instant())))
                .run();
    }

    public Session end(Actor actor, String sessionId) {
        access.require(actor, sessionId).requireOwner();
        return retryOnConflict(() -> {
            Session session = activity.requireOpen(access.known(sessionId));
            return close(activity.transactionFor(actor), session, SessionStatus.ENDED);
        });
    }

    /** Closes a session that is beyond a limit. Does nothing if the session was used or ended in the meantime. */
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
                .where(end == SessionStatus.ENDED ? SessionConditions.open(now) : SessionConditions.overdueOpen(now)));
        pointers.release(transaction, session);
        transaction.run();
        meters.closed(end);
        return access.known(session.sessionId());
    }

    private Session open(Actor actor, String sessionId) {
        return activity.requireOpen(access.require(actor, sessionId).requireOwner());
    }

    private Session inStatus(Session session, SessionStatus status) {
        if (session.statusAt(clock.instant()) != status) {
            throw ProblemException.conflict(
                    "The session is " + EnumNames.of(session.status()) + ", not " + EnumNames.of(status));
        }
        return session;
    }

    private EntityUpdate<Session> update(Session session) {
        return table.sessionTable().update(SessionKeys.of(session.sessionId()));
    }

    /** Retries an attempt that concurrent writers can make fail. Each attempt reads the current state again. */
    static <T> T retryOnConflict(Supplier<T> attempt) {
        for (int attempts = 1; ; attempts++) {
            try {
                return attempt.get();
            } catch (WriteRefusedException refused) {
                if (attempts == ATTEMPTS) {
                    throw refused;
                }
            }
        }
    }
}
