package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** Who wants to become a user. */
@Json
@Valid
record Registering(
        @NotBlank String username,
        @NotBlank String email,
        @NotBlank String password) {}
