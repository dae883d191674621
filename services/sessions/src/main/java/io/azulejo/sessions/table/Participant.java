package io.azulejo.sessions.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Participant of a session. The owner has no participant item: the session itself is in the owner's list.
 *
 * @param role a participant without a known role may only read
 * @param startedAt start of the session, so that the lists of owner and participants sort alike
 * @param expiresAt same as the session's, so that both stay listed equally long
 */
@Entity
@Key(pk = "SESSION#{sessionId}", sk = "USER#{userId}")
@IndexKey(index = "GSI1", pk = "USER#{userId}", sk = "TIMESTAMP#{startedAt}")
public record Participant(
        @FromKey String sessionId,
        @Attribute("UserID") String userId,
        @Default(value = "SPECTATOR", forUnknown = true) Role role,
        @Default("1970-01-01T00:00:00Z") Instant startedAt,
        @Default("1970-01-01T00:00:00Z") Instant joinedAt,
        @Ttl @Nullable Instant expiresAt,
        @Version long version)
        implements SessionListEntry {

    /** Role of a participant. */
    public enum Role {
        /** Game master beside the owner. */
        CO_GM,
        PLAYER,
        /** Read-only role. */
        SPECTATOR
    }
}
