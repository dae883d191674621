package io.azulejo.sessions.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What an NPC was told or answered. The log has a partition of its own: in the session's, the one Query for a session
 * with its NPCs and users would read all that was ever said.
 *
 * @param messageId rises with time
 * @param userId who said it; of an answer, who made the NPC say it: the game master, or nobody for a scripted line
 * @param replyTo the message that an answer answers, where it is known
 */
@Entity
@Key(pk = "SESSIONLOG#{sessionId}", sk = "NPC#{npcId}#MESSAGE#{messageId}")
public record Message(
        @Attribute("SessionID") String sessionId,
        @Attribute("NpcID") String npcId,
        @Attribute("MessageID") String messageId,
        Kind kind,
        @Attribute("UserID") @Nullable String userId,
        String text,
        @Nullable String replyTo,
        Instant sentAt,
        @Ttl @Nullable Instant expiresAt) {

    /** Which way it went. */
    public enum Kind {
        TOLD,
        ANSWERED
    }
}
