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
            @Nullable Boolean autocomplete,
            @Json.Property("max_length") @Nullable Integer maxLength,
            @Json.Property("min_value") @Nullable Integer minValue,
            @Json.Property("max_value") @Nullable Integer maxValue,
            @Nullable List<OptionDefinition> options) {
        private static final int SUBCOMMAND = 1;
        private static final int STRING = 3;
        private static final int INTEGER = 4;
        private static final int BOOLEAN = 5;
        private static final int USER = 6;

        static OptionDefinition subcommand(String name, String description, OptionDefinition... options) {
            return new OptionDefinition(SUBCOMMAND, name, description, null, null, null, null, null, List.of(options));
        }

        static OptionDefinition text(String name, String description, int longest) {
            return new OptionDefinition(STRING, name, description, true, null, longest, null, null, null);
        }

        static OptionDefinition optionalText(String name, String description, int longest) {
            return new OptionDefinition(STRING, name, description, false, null, longest, null, null, null);
        }

        /** Returns a required text for which the service suggests values while it is typed. */
        static OptionDefinition suggested(String name, String description, int longest) {
            return new OptionDefinition(STRING, name, description, true, true, longest, null, null, null);
        }

        static OptionDefinition flag(String name, String description) {
            return new OptionDefinition(BOOLEAN, name, description, false, null, null, null, null, null);
        }

        static OptionDefinition user(String name, String description) {
            return new OptionDefinition(USER, name, description, true, null, null, null, null, null);
        }

        static OptionDefinition number(String name, String description, int least, int most) {
            return new OptionDefinition(INTEGER, name, description, false, null, null, least, most, null);
        }
    }
}
