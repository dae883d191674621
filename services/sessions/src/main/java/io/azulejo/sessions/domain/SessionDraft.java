package io.azulejo.sessions.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/**
 * Session as given in a request. Discord ids are strings because they do not fit into JSON numbers.
 *
 * @param joining who may join: invitation, channel or open
 */
@Json
@Valid
public record SessionDraft(
        @NotBlank String title,
        @Nullable String guildId,
        @Nullable String channelId,
        @Nullable String locale,
        @Nullable String joining) {}
