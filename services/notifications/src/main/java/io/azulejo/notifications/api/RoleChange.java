package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Pattern;
import io.avaje.validation.constraints.Valid;

/** What a user may do from now on. */
@Json
@Valid
record RoleChange(@Pattern(regexp = "user|producer|admin") String role) {}
