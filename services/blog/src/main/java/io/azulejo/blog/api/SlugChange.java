package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** The new slug of a post. */
@Json
@Valid
record SlugChange(@NotBlank String slug) {}
