package io.azulejo.identity.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Valid;

/** Whether an account may sign in. */
@Json
@Valid
record DisabledChange(boolean disabled) {}
