package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** Why. */
@Json
@Valid
record ReasonBody(@NotBlank String reason) {}
