package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import java.util.List;

/** Some of the caller's notifications. */
@Json
@Valid
record MarkSome(@Size(min = 1, max = 100) List<String> ids) {}
