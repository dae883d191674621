package io.azulejo.sessions.discord;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Interaction as Discord sends it, limited to the fields that this service uses.
 *
 * @param type 1 for a ping, 2 for a slash command
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
        @Nullable String locale) {
    static final int PING = 1;
    static final int COMMAND = 2;

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

    /** Slash command with its options. */
    @Json
    record Command(String name, @Nullable List<Option> options) {}

    /** Subcommand with its own options, or an option with its value. */
    @Json
    record Option(
            String name, @Nullable Object value, @Nullable List<Option> options) {}

    Optional<User> who() {
        return Optional.ofNullable(member == null ? user : member.user());
    }
}
