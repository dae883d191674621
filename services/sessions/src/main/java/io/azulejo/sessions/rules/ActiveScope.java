package io.azulejo.sessions.rules;

import org.jspecify.annotations.Nullable;

/** Within what a user has one open session at most. */
public enum ActiveScope {
    EVERYWHERE,
    /** One in each guild; sessions outside of guilds count as one guild. */
    GUILD;

    private static final String ALL = "ALL";

    /** The scope's name in the key of the user's pointer. */
    public String name(@Nullable String guildId) {
        return this == EVERYWHERE || guildId == null ? ALL : guildId;
    }
}
