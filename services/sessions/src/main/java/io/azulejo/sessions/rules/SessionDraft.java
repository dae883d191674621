package io.azulejo.sessions.rules;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/** A session that is to start. Ids of Discord are texts: they do not fit into a JSON number. */
@Json
@Valid
public record SessionDraft(
        @NotBlank String title,
        @Nullable String guildId,
        @Nullable String channelId,
        @Nullable String locale) {}
