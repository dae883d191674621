package io.azulejo.sessions.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
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
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Pointers that make a session the only open one of its owner and its channel. Each has a pointer item that is created
 * with the session and deleted when it ends. A pointer to a closed session can be taken over, under the condition that
 * it still names that session and that the session is still closed.
 */
@Singleton
public final class OpenSessionPointers {
    private final SessionsTable table;
    private final SessionPolicy policy;
    private final InstantSource clock;

    public OpenSessionPointers(SessionsTable table, SessionPolicy policy, InstantSource clock) {
        this.table = table;
        this.policy = policy;
        this.clock = clock;
    }

    /** Returns the open session of a user with a consistent read. The guild matters if the scope is per guild. */
    public Optional<Session> ofUser(String userId, @Nullable String guildId) {
        String scope = policy.scope().name(Fields.snowflake("guild", guildId));
        return table.activeSession(Ids.requireId("user", userId), scope).flatMap(found -> open(found.sessionId()));
    }

    /** Returns the open session of a channel with a consistent read. */
    public Optional<Session> ofChannel(String channelId) {
        return table.activeInChannel(channelId).flatMap(found -> open(found.sessionId()));
    }

    private Optional<Session> open(String sessionId) {
        return table.session(sessionId).filter(session -> session.openAt(clock.instant()));
    }

    /** Claims the pointers of a session's owner and channel in the transaction that starts the session. */
    void claim(TransactWrite transaction, Session session) {
        Claim claim = new Claim(transaction, session);
        claim.user(session.userId());
        if (session.channelId() != null) {
            claim.channel(session.channelId());
        }
    }

    /** Transfers the owner's pointer to another user, who must not have an open session. */
    void transfer(TransactWrite transaction, Session session, String userId) {
        releaseUser(transaction, session);
        new Claim(transaction, session).user(userId);
    }

    /** Deletes the pointers to a session in the transaction that ends it. */
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

    /**
     * Claim of the pointers for one session. If both pointers named the same closed session, that session is checked
     * once, because a transaction may not contain two actions on one item.
     */
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
            requireOver(found.sessionId(), "The user already has an open session");
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
            requireOver(found.sessionId(), "The channel already has an open session");
            transaction.update(table.channelPointerTable()
                    .update(ChannelPointerKeys.of(channelId))
                    .set(ChannelPointerAttributes.SESSION_ID, session.sessionId())
                    .where(ChannelPointerAttributes.SESSION_ID.eq(found.sessionId())));
        }

        private void requireOver(String pointedTo, String refusal) {
            Instant now = clock.instant();
            Optional<Session> found = table.sessionTable().getHidden(SessionKeys.of(pointedTo));
            if (found.filter(other -> other.openAt(now)).isPresent()) {
                throw ProblemException.conflict(refusal);
            }
            if (!checked.add(pointedTo)) {
                return;
            }
            if (found.isPresent()) {
                transaction.check(SessionKeys.of(pointedTo), SessionConditions.closed(now));
            } else {
                transaction.checkAbsent(SessionKeys.of(pointedTo));
            }
        }
    }
}
