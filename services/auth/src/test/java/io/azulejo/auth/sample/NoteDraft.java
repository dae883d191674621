package io.azulejo.auth.sample;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Note in a request. */
@Json
@Valid
public record NoteDraft(
        @NotBlank @Size(max = 100) String text, @Nullable Instant at) {}
