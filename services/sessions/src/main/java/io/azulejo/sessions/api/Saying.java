package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/** What an NPC says, and to which message that is the answer. */
@Json
@Valid
record Saying(@NotBlank String text, @Nullable String replyTo) {}
