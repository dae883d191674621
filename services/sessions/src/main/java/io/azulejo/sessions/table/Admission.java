package io.azulejo.sessions.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Decision about a user who does not take part in a session: an invitation, a request to join or a ban. A user has at
 * most one per session, so that a ban and an invitation cannot both hold. The items have a partition of their own: the
 * documented Query reads everything in the session's partition.
 *
 * @param role role that the user gets or asks for
 * @param by user who wrote it: a game master, or the user who asks
 */
@Entity
@Key(pk = "SESSIONACCESS#{sessionId}", sk = "USER#{userId}")
public record Admission(
        @FromKey String sessionId,
        @FromKey String userId,
        State state,
        Participant.Role role,
        Instant at,
        String by,
        @Ttl @Nullable Instant expiresAt,
        @Version long version) {

    /** State of an admission. */
    public enum State {
        INVITED,
        /** The user asked to join; a game master has to approve. */
        REQUESTED,
        BANNED
    }
}
