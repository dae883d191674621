package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.rules.StockReport;
import java.util.List;

/**
 * What orders wait for.
 *
 * @param complete false when more lines wait than the report goes through
 */
@Json
record OutOfStockView(List<Missing> products, boolean complete) {

    /** A product that lines wait for. */
    @Json
    record Missing(String productId, long quantity, int lines) {}

    static OutOfStockView of(StockReport.OutOfStock report) {
        return new OutOfStockView(
                report.products().stream()
                        .map(missing -> new Missing(missing.productId(), missing.quantity(), missing.lines()))
                        .toList(),
                report.complete());
    }
}
