package io.azulejo.sessions.discord;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An interaction as Discord sends it, as far as it matters here.
 *
 * @param type 1 for a ping, 2 for a slash command
 * @param member who did it, in a guild
 * @param user who did it, in a direct message
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

    /** A user of Discord. */
    @Json
    record User(String id) {}

    /**
     * A user in a guild.
     *
     * @param permissions a bit set in decimal digits
     */
    @Json
    record Member(User user, @Nullable String permissions) {}

    /** A slash command with what was typed. */
    @Json
    record Command(String name, @Nullable List<Option> options) {}

    /** A subcommand with options of its own, or an option with its value. */
    @Json
    record Option(
            String name, @Nullable Object value, @Nullable List<Option> options) {}

    Optional<User> who() {
        return Optional.ofNullable(member == null ? user : member.user());
    }
}
