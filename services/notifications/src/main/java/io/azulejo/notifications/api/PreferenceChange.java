package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Valid;
import java.util.Set;

/** The channels that are not wanted. */
@Json
@Valid
record PreferenceChange(Set<String> muted) {}
