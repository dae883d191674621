package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** A user's new name. */
@Json
@Valid
record NameChange(@NotBlank String username) {}
