package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Range;
import io.avaje.validation.constraints.Valid;

/** How much longer a session goes on. */
@Json
@Valid
record Extending(@Range(min = 1, max = 1_000_000) long minutes) {}
