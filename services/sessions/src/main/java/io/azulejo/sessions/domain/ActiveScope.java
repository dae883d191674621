package io.azulejo.sessions.domain;

import org.jspecify.annotations.Nullable;

/** Scope within which a user has at most one open session. */
public enum ActiveScope {
    EVERYWHERE,
    /** One session per guild. Sessions outside of guilds share one scope. */
    GUILD;

    private static final String ALL = "ALL";

    /** Returns the scope's name in the key of the user's pointer. */
    public String name(@Nullable String guildId) {
        return this == EVERYWHERE || guildId == null ? ALL : guildId;
    }
}
