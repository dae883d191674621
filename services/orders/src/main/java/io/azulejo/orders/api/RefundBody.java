package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** How much goes back; all that is left if missing. */
@Json
record RefundBody(@Nullable BigDecimal amount) {}
