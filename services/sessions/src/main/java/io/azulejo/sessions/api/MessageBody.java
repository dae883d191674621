package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.azulejo.sessions.table.Message;
import io.azulejo.web.text.Words;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What an NPC was told or answered.
 *
 * @param userId who told it; of an answer, the game master who gave it, if one did
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
                Words.of(message.kind()),
                message.userId(),
                message.text(),
                message.replyTo(),
                message.sentAt());
    }
}
