package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** The new e-mail address of a user. */
@Json
@Valid
record EmailChange(@NotBlank String email) {}
