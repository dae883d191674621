package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** The participant who becomes game master. */
@Json
@Valid
record OwnerChange(@NotBlank String userId) {}
