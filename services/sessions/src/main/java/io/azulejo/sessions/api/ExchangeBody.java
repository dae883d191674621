package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.azulejo.sessions.rules.Conversation;
import org.jspecify.annotations.Nullable;

/**
 * What was said to an NPC, and what it said.
 *
 * @param answer absent where the game master has to give it
 */
@Json
record ExchangeBody(MessageBody told, @Nullable MessageBody answer) {

    static ExchangeBody of(Conversation.Exchange exchange) {
        return new ExchangeBody(
                MessageBody.of(exchange.told()), exchange.answer() == null ? null : MessageBody.of(exchange.answer()));
    }
}
