package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** New slug of a post or category. */
@Json
@Valid
record SlugChange(@NotBlank String slug) {}
