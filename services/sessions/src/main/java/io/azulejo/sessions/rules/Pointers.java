package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.ChannelPointer;
import io.azulejo.sessions.table.ChannelPointerAttributes;
import io.azulejo.sessions.table.ChannelPointerKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.sessions.table.UserPointer;
import io.azulejo.sessions.table.UserPointerAttributes;
import io.azulejo.sessions.table.UserPointerKeys;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What makes a session the only open one of its owner and of its channel: each has a pointer item that is created with
 * the session and removed when it ends. A pointer whose session is over is taken over, under the condition that it
 * still names that session and that this one is still over.
 */
@Singleton
public final class Pointers {
    private final SessionsTable table;
    private final SessionPolicy policy;
    private final InstantSource clock;

    public Pointers(SessionsTable table, SessionPolicy policy, InstantSource clock) {
        this.table = table;
        this.policy = policy;
        this.clock = clock;
    }

    /** The open session of a user, read consistently; the guild matters where each has its own. */
    public Optional<Session> ofUser(String userId, @Nullable String guildId) {
        String scope = policy.scope().name(Fields.snowflake("guild", guildId));
        return table.activeSession(Ids.sought("user", userId), scope).flatMap(found -> open(found.sessionId()));
    }

    /** The open session of a channel, read consistently. */
    public Optional<Session> ofChannel(String channelId) {
        return table.activeInChannel(channelId).flatMap(found -> open(found.sessionId()));
    }

    private Optional<Session> open(String sessionId) {
        return table.session(sessionId).filter(session -> session.openAt(clock.instant()));
    }

    /** Makes a session the one of its owner and of its channel, as part of the transaction that starts it. */
    void claim(TransactWrite transaction, Session session) {
        Claim claim = new Claim(transaction, session);
        claim.user(session.userId());
        if (session.channelId() != null) {
            claim.channel(session.channelId());
        }
    }

    /** Gives a session to another user, who must have none. */
    void hand(TransactWrite transaction, Session session, String userId) {
        releaseUser(transaction, session);
        new Claim(transaction, session).user(userId);
    }

    /** Frees what points to a session, as part of the transaction that ends it. */
    void release(TransactWrite transaction, Session session) {
        releaseUser(transaction, session);
        String channelId = session.channelId();
        if (channelId != null) {
            table.activeInChannel(channelId)
                    .filter(pointer -> pointer.sessionId().equals(session.sessionId()))
                    .ifPresent(transaction::delete);
        }
    }

    private void releaseUser(TransactWrite transaction, Session session) {
        table.activeSession(session.userId(), policy.scope().name(session.guildId()))
                .filter(pointer -> pointer.sessionId().equals(session.sessionId()))
                .ifPresent(transaction::delete);
    }

    /** The pointers of one session; a session that two of them named before is checked once, as DynamoDB wants it. */
    private final class Claim {
        private final TransactWrite transaction;
        private final Session session;
        private final Set<String> checked = new HashSet<>();

        Claim(TransactWrite transaction, Session session) {
            this.transaction = transaction;
            this.session = session;
        }

        void user(String userId) {
            String scope = policy.scope().name(session.guildId());
            UserPointer found = table.activeSession(userId, scope).orElse(null);
            if (found == null) {
                transaction.create(new UserPointer(userId, scope, session.sessionId(), 0));
                return;
            }
            requireOver(found.sessionId(), "userId", "has the open session " + found.sessionId());
            transaction.update(table.userPointerTable()
                    .update(UserPointerKeys.of(userId, scope))
                    .set(UserPointerAttributes.SESSION_ID, session.sessionId())
                    .where(UserPointerAttributes.SESSION_ID.eq(found.sessionId())));
        }

        void channel(String channelId) {
            ChannelPointer found = table.activeInChannel(channelId).orElse(null);
            if (found == null) {
                transaction.create(new ChannelPointer(channelId, session.sessionId(), 0));
                return;
            }
            requireOver(found.sessionId(), "channelId", "has the open session " + found.sessionId());
            transaction.update(table.channelPointerTable()
                    .update(ChannelPointerKeys.of(channelId))
                    .set(ChannelPointerAttributes.SESSION_ID, session.sessionId())
                    .where(ChannelPointerAttributes.SESSION_ID.eq(found.sessionId())));
        }

        private void requireOver(String holder, String field, String reason) {
            Instant now = clock.instant();
            Optional<Session> found = table.sessionTable().getHidden(SessionKeys.of(holder));
            if (found.filter(other -> other.openAt(now)).isPresent()) {
                throw ProblemException.conflict(field + " " + reason);
            }
            if (!checked.add(holder)) {
                return;
            }
            if (found.isPresent()) {
                transaction.check(SessionKeys.of(holder), Openness.closed(now));
            } else {
                transaction.checkAbsent(SessionKeys.of(holder));
            }
        }
    }
}
