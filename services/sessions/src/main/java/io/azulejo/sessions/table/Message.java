package io.azulejo.sessions.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Message to or from an NPC. Messages have a partition of their own: in the session's partition, the Query for a
 * session with its NPCs and users would read all messages.
 *
 * @param messageId increases with time
 * @param userId sender; in an answer, the game master who wrote it, or null if it was scripted
 * @param replyTo message that an answer refers to, if known
 */
@Entity
@Key(pk = "SESSIONLOG#{sessionId}", sk = "NPC#{npcId}#MESSAGE#{messageId}")
public record Message(
        @Attribute("SessionID") String sessionId,
        @Attribute("NpcID") String npcId,
        @Attribute("MessageID") String messageId,
        @Default(value = "TOLD", forUnknown = true) Kind kind,
        @Attribute("UserID") @Nullable String userId,
        @Default("") String text,
        @Nullable String replyTo,
        @Default("1970-01-01T00:00:00Z") Instant sentAt,
        @Ttl @Nullable Instant expiresAt) {

    /** Direction of a message. */
    public enum Kind {
        TOLD,
        ANSWERED
    }
}
