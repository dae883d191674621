package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** A new address, and the password as a proof. */
@Json
@Valid
record EmailChange(@NotBlank String email, @NotBlank String password) {}
