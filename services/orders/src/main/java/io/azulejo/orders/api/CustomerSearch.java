package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/** Whose orders are looked for. In a body, because addresses of requests are logged and remembered. */
@Json
@Valid
record CustomerSearch(
        @NotBlank String cpf,
        @Nullable Integer limit,
        @Nullable String cursor) {}
