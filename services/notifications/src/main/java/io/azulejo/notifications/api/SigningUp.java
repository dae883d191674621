package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/** Who wants to become a user. */
@Json
@Valid
record SigningUp(
        @NotBlank String email,
        @NotBlank String password,
        @Nullable String name) {}
