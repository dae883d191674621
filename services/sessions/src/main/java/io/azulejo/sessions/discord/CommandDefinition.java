package io.azulejo.sessions.discord;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A slash command as it is registered with Discord. */
@Json
record CommandDefinition(String name, String description, int type, List<OptionDefinition> options) {
    private static final int CHAT_INPUT = 1;

    static CommandDefinition of(String name, String description, OptionDefinition... subcommands) {
        return new CommandDefinition(name, description, CHAT_INPUT, List.of(subcommands));
    }

    /** A subcommand, or an option of one. */
    @Json
    record OptionDefinition(
            int type,
            String name,
            String description,
            @Nullable Boolean required,
            @Json.Property("max_length") @Nullable Integer maxLength,
            @Json.Property("min_value") @Nullable Integer minValue,
            @Json.Property("max_value") @Nullable Integer maxValue,
            @Nullable List<OptionDefinition> options) {
        private static final int SUBCOMMAND = 1;
        private static final int STRING = 3;
        private static final int INTEGER = 4;

        static OptionDefinition subcommand(String name, String description, OptionDefinition... options) {
            return new OptionDefinition(SUBCOMMAND, name, description, null, null, null, null, List.of(options));
        }

        static OptionDefinition text(String name, String description, int longest) {
            return new OptionDefinition(STRING, name, description, true, longest, null, null, null);
        }

        static OptionDefinition optionalText(String name, String description, int longest) {
            return new OptionDefinition(STRING, name, description, false, longest, null, null, null);
        }

        static OptionDefinition number(String name, String description, int least, int most) {
            return new OptionDefinition(INTEGER, name, description, false, null, least, most, null);
        }
    }
}
