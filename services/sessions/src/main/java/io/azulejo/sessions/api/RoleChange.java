package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** What a participant is from now on. */
@Json
@Valid
record RoleChange(@NotBlank String role) {}
