package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/** A device that takes push messages. */
@Json
@Valid
record DeviceDraft(@NotBlank String token, @Nullable String name) {}
