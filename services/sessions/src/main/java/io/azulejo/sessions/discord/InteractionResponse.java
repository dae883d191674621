package io.azulejo.sessions.discord;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Response to a Discord interaction.
 *
 * @param type 1 for a pong, 4 for a message, 5 for a message that follows later, 8 for suggestions
 */
@Json
record InteractionResponse(int type, @Nullable Data data) {
    static final InteractionResponse PONG = new InteractionResponse(1, null);
    private static final int MESSAGE = 4;
    private static final int DEFERRED = 5;
    private static final int SUGGESTIONS = 8;
    private static final int EPHEMERAL = 64;
    private static final int LONGEST = 2000;

    /**
     * Message of a response, or suggestions for an option.
     *
     * @param flags 64 if only the sender of the command sees it
     */
    @Json
    record Data(
            @Nullable String content,
            @Nullable Integer flags,
            @Json.Property("allowed_mentions") @Nullable Mentions allowedMentions,
            @Nullable List<ActionRow> components,
            @Nullable List<Choice> choices) {}

    /** Mentions that a message may trigger. The list is always empty, whatever the text contains. */
    @Json
    record Mentions(List<String> parse) {}

    /** Row of buttons under a message. */
    @Json
    record ActionRow(int type, List<Button> components) {
        private static final int ROW = 1;

        static ActionRow of(Button... buttons) {
            return new ActionRow(ROW, List.of(buttons));
        }
    }

    /**
     * Button under a message.
     *
     * @param customId the command that the button stands for, such as {@code session pause}
     */
    @Json
    record Button(
            int type,
            int style,
            String label,
            @Json.Property("custom_id") String customId) {
        private static final int BUTTON = 2;
        private static final int SECONDARY = 2;
        private static final int DANGER = 4;

        static Button of(String label, String command) {
            return new Button(BUTTON, SECONDARY, label, command);
        }

        static Button dangerous(String label, String command) {
            return new Button(BUTTON, DANGER, label, command);
        }
    }

    /** Suggestion for the value of an option. */
    @Json
    record Choice(String name, String value) {}

    /** Returns a message that everybody in the channel sees. */
    static InteractionResponse visible(String text) {
        return message(text, null);
    }

    /** Returns an ephemeral message, which only the sender of the command sees. */
    static InteractionResponse ephemeral(String text) {
        return message(text, EPHEMERAL);
    }

    /** Returns the announcement of a message that follows when the work is done. */
    static InteractionResponse deferred(boolean visible) {
        return new InteractionResponse(DEFERRED, new Data(null, visible ? null : EPHEMERAL, null, null, null));
    }

    static InteractionResponse suggestions(List<Choice> choices) {
        return new InteractionResponse(SUGGESTIONS, new Data(null, null, null, null, choices));
    }

    /** Returns this message with buttons. */
    InteractionResponse with(Button... buttons) {
        return data == null
                ? this
                : new InteractionResponse(
                        type,
                        new Data(
                                data.content(),
                                data.flags(),
                                data.allowedMentions(),
                                List.of(ActionRow.of(buttons)),
                                null));
    }

    private static InteractionResponse message(String text, @Nullable Integer flags) {
        return new InteractionResponse(MESSAGE, new Data(truncate(text), flags, new Mentions(List.of()), null, null));
    }

    private static String truncate(String text) {
        int points = text.codePointCount(0, text.length());
        return points <= LONGEST ? text : text.substring(0, text.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }
}
