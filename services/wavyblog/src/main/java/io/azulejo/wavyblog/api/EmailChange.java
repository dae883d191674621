package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** A user's new address. */
@Json
@Valid
record EmailChange(@NotBlank String email) {}
