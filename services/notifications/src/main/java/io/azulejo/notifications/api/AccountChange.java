package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/** What a user says about oneself. */
@Json
@Valid
record AccountChange(@Nullable @Size(max = 200) String name) {}
