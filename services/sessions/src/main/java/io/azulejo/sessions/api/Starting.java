package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.sessions.rules.SessionDraft;
import org.jspecify.annotations.Nullable;

/** A session that is to start. Ids of Discord are texts: they do not fit into a JSON number. */
@Json
@Valid
record Starting(
        @NotBlank String title,
        @Nullable String guildId,
        @Nullable String channelId,
        @Nullable String locale) {

    SessionDraft draft() {
        return new SessionDraft(title, guildId, channelId, locale);
    }
}
