package io.azulejo.sessions.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A user who takes part in a session. The owner has none: the session itself stands in the owner's list.
 *
 * @param startedAt when the session started, so that the lists of owner and participants sort alike
 * @param expiresAt as long as the session's own: it is in the participant's history as long
 */
@Entity
@Key(pk = "SESSION#{sessionId}", sk = "USER#{userId}")
@IndexKey(index = "GSI1", pk = "USER#{userId}", sk = "TIMESTAMP#{startedAt}")
public record Participant(
        @FromKey String sessionId,
        @Attribute("UserID") String userId,
        Role role,
        Instant startedAt,
        Instant joinedAt,
        @Ttl @Nullable Instant expiresAt,
        @Version long version)
        implements Attendance {

    /** What a participant may do. */
    public enum Role {
        /** Leads together with the owner. */
        CO_GM,
        PLAYER,
        /** Reads only. */
        SPECTATOR
    }
}
