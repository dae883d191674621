package io.azulejo.sessions.discord;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer to an interaction.
 *
 * @param type 1 answers a ping, 4 is a message
 */
@Json
record Answer(int type, @Nullable Data data) {
    static final Answer PONG = new Answer(1, null);

    private static final int MESSAGE = 4;
    private static final int EPHEMERAL = 64;
    private static final int LONGEST = 2000;

    /**
     * A message.
     *
     * @param flags 64 where only who asked sees it
     */
    @Json
    record Data(
            String content,
            @Nullable Integer flags,
            @Json.Property("allowed_mentions") Mentions allowedMentions) {}

    /** Whom a message may notify: nobody, whatever its text says. */
    @Json
    record Mentions(List<String> parse) {}

    /** For everybody in the channel. */
    static Answer aloud(String text) {
        return message(text, null);
    }

    /** For who asked, alone. */
    static Answer aside(String text) {
        return message(text, EPHEMERAL);
    }

    private static Answer message(String text, @Nullable Integer flags) {
        return new Answer(MESSAGE, new Data(cut(text), flags, new Mentions(List.of())));
    }

    private static String cut(String text) {
        int points = text.codePointCount(0, text.length());
        return points <= LONGEST ? text : text.substring(0, text.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }
}
