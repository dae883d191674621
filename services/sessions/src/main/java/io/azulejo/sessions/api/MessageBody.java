package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.azulejo.http.text.EnumNames;
import io.azulejo.sessions.table.Message;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Message to or from an NPC.
 *
 * @param userId sender; in an answer, the game master who wrote it, or null if it was scripted
 */
@Json
record MessageBody(
        String messageId,
        String npcId,
        String kind,
        @Nullable String userId,
        String text,
        @Nullable String replyTo,
        Instant sentAt) {

    static MessageBody of(Message message) {
        return new MessageBody(
                message.messageId(),
                message.npcId(),
                EnumNames.of(message.kind()),
                message.userId(),
                message.text(),
                message.replyTo(),
                message.sentAt());
    }
}
