package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import org.jspecify.annotations.Nullable;

/** How the goods can be followed on their way. */
@Json
record ShipBody(@Nullable String trackingCode) {}
