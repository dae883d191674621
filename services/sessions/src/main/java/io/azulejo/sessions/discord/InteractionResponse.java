package io.azulejo.sessions.discord;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Response to a Discord interaction.
 *
 * @param type 1 for a pong, 4 for a message
 */
@Json
record InteractionResponse(int type, @Nullable Data data) {
    static final InteractionResponse PONG = new InteractionResponse(1, null);

    private static final int MESSAGE = 4;
    private static final int EPHEMERAL = 64;
    private static final int LONGEST = 2000;

    /**
     * Message of a response.
     *
     * @param flags 64 if only the sender of the command sees it
     */
    @Json
    record Data(
            String content,
            @Nullable Integer flags,
            @Json.Property("allowed_mentions") Mentions allowedMentions) {}

    /** Mentions that a message may trigger. The list is always empty, whatever the text contains. */
    @Json
    record Mentions(List<String> parse) {}

    /** Returns a message that everybody in the channel sees. */
    static InteractionResponse visible(String text) {
        return message(text, null);
    }

    /** Returns an ephemeral message, which only the sender of the command sees. */
    static InteractionResponse ephemeral(String text) {
        return message(text, EPHEMERAL);
    }

    private static InteractionResponse message(String text, @Nullable Integer flags) {
        return new InteractionResponse(MESSAGE, new Data(truncate(text), flags, new Mentions(List.of())));
    }

    private static String truncate(String text) {
        int points = text.codePointCount(0, text.length());
        return points <= LONGEST ? text : text.substring(0, text.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }
}
