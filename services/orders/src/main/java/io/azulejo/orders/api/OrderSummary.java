package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderStatusCode;
import io.azulejo.orders.table.Totals;
import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Order in a list. Legacy orders may have no status or total. */
@Json
record OrderSummary(
        String orderId,
        Instant orderDate,
        @Nullable String status,
        @Nullable String statusLabel,
        @Nullable BigDecimal total,
        @Nullable String notes,
        long version) {

    static OrderSummary of(OrderHeader header, Labels.LocalizedLabels labels) {
        OrderStatusCode status = header.orderStatus();
        Totals totals = header.totals();
        return new OrderSummary(
                header.orderId(),
                header.orderDate(),
                status == null ? null : status.code(),
                status == null ? null : labels.of(status.code()),
                totals == null ? null : totals.payable(),
                header.notes(),
                header.version());
    }
}
