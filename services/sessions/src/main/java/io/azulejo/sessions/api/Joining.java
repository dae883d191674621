package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/** As what somebody takes part: player unless told otherwise. */
@Json
@Valid
record Joining(@Nullable @Size(max = 20) String role) {}
