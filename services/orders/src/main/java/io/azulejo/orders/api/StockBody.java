package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/**
 * A change of stock.
 *
 * @param warehouse the company's own if missing
 * @param reason needed but for goods that come
 */
@Json
@Valid
record StockBody(
        long quantity,
        @Nullable String warehouse,
        @Nullable String reason,
        @Nullable String bin) {

    String why() {
        return reason == null ? "" : reason;
    }
}
