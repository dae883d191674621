package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** What a session is called. */
@Json
@Valid
record TitleChange(@NotBlank String title) {}
