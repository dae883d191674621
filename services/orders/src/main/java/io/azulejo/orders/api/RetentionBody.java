package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Valid;
import java.time.Instant;

/** Before when orders lose their customers. */
@Json
@Valid
record RetentionBody(Instant before) {}
