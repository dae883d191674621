package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/** What a category is called. */
@Json
@Valid
record CategoryChange(@NotBlank String name, @Nullable String description) {}
