package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** What somebody says to an NPC. */
@Json
@Valid
record Telling(@NotBlank String text) {}
