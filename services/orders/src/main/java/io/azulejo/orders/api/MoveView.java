package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.table.StockMove;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Entry of a product's stock ledger. */
@Json
record MoveView(
        String id,
        String warehouse,
        String kind,
        long quantity,
        @Nullable String orderId,
        @Nullable String reason,
        String by,
        Instant at) {

    static MoveView of(StockMove move) {
        return new MoveView(
                move.id(),
                move.warehouse(),
                move.kind().name(),
                move.quantity(),
                move.orderId(),
                move.reason(),
                move.by(),
                move.at());
    }
}
