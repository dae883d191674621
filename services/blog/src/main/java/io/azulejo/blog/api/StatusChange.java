package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Pattern;
import io.avaje.validation.constraints.Valid;

/** Whether a user may do anything. */
@Json
@Valid
record StatusChange(@Pattern(regexp = "active|disabled") String status) {}
