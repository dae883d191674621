package io.azulejo.identity.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** Who wants an account. */
@Json
@Valid
record Registering(
        @NotBlank String email,
        @NotBlank String name,
        @NotBlank String password) {}
