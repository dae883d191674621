package io.azulejo.sessions.discord;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Interaction as Discord sends it, limited to the fields that this service uses.
 *
 * @param type 1 for a ping, 2 for a slash command, 3 for a button, 4 for suggestions while a command is typed
 * @param member the user, if the interaction comes from a guild
 * @param user the user, if the interaction comes from a direct message
 */
@Json
record InteractionBody(
        String id,
        int type,
        @Nullable Command data,
        @Json.Property("guild_id") @Nullable String guildId,
        @Json.Property("channel_id") @Nullable String channelId,
        @Nullable Member member,
        @Nullable User user,
        @Nullable String locale,
        @Json.Property("application_id") @Nullable String applicationId,
        @Nullable String token) {
    static final int PING = 1;
    static final int COMMAND = 2;
    static final int BUTTON = 3;
    static final int AUTOCOMPLETE = 4;

    /** Discord user. */
    @Json
    record User(String id) {}

    /**
     * Member of a guild.
     *
     * @param permissions bit set as a decimal number
     */
    @Json
    record Member(User user, @Nullable String permissions) {}

    /**
     * Slash command with its options, or a button.
     *
     * @param customId command that a button stands for
     */
    @Json
    record Command(
            @Nullable String name,
            @Nullable List<Option> options,
            @Json.Property("custom_id") @Nullable String customId) {}

    /**
     * Subcommand with its own options, or an option with its value.
     *
     * @param focused whether the user is typing the value
     */
    @Json
    record Option(
            String name,
            @Nullable Object value,
            @Nullable List<Option> options,
            @Nullable Boolean focused) {}

    Optional<User> who() {
        return Optional.ofNullable(member == null ? user : member.user());
    }
}
