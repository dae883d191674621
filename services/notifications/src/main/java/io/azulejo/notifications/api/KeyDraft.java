package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** What a new API key is called. */
@Json
@Valid
record KeyDraft(@NotBlank String name) {}
