package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Pattern;
import io.avaje.validation.constraints.Valid;

/** Whether a user may sign in from now on. */
@Json
@Valid
record StatusChange(@Pattern(regexp = "active|disabled") String status) {}
