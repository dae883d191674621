package io.azulejo.sessions.rules;

import org.jspecify.annotations.Nullable;

/** What somebody says of a session that is to start. */
public record SessionDraft(
        String title,
        @Nullable String guildId,
        @Nullable String channelId,
        @Nullable String locale) {}
