package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.table.HistoryEntry;
import io.azulejo.orders.table.OrderStatusCode;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Entry of an order's history. */
@Json
record HistoryView(
        Instant at,
        String action,
        @Nullable String from,
        @Nullable String to,
        @Nullable String detail,
        String by) {

    static HistoryView of(HistoryEntry entry) {
        return new HistoryView(
                entry.at(),
                entry.action(),
                name(entry.fromStatus()),
                name(entry.toStatus()),
                entry.detail(),
                entry.by());
    }

    private static @Nullable String name(@Nullable OrderStatusCode status) {
        return status == null ? null : status.code();
    }
}
