package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.table.Stock;
import org.jspecify.annotations.Nullable;

/** What a warehouse has of a product. */
@Json
record StockView(
        String productId,
        String warehouse,
        long available,
        long reserved,
        long held,
        @Nullable String bin) {

    static StockView of(Stock stock) {
        return new StockView(
                stock.productId(), stock.warehouse(), stock.available(), stock.reserved(), stock.held(), stock.bin());
    }
}
