package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Valid;

/** How many a picker has found. */
@Json
@Valid
record QuantityBody(long quantity) {}
