package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/** A new category. */
@Json
@Valid
record CategoryDraft(
        @NotBlank String slug,
        @NotBlank String name,
        @Nullable String description) {}
