package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.table.OrderLine;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Line of an order.
 *
 * @param line the line's id in paths: the product id, or {@code product:number} from the product's second line on
 */
@Json
record LineView(
        String orderId,
        String line,
        String productId,
        @Nullable String description,
        int quantity,
        BigDecimal unitPrice,
        String status,
        String statusLabel,
        @Nullable String shipmentId,
        @Nullable String warehouse,
        @Nullable String bin,
        @Nullable Integer priority,
        @Nullable LocalDate due,
        @Nullable String picker,
        @Nullable Instant leaseUntil) {

    static LineView of(OrderLine line, Labels.LocalizedLabels labels) {
        return new LineView(
                line.orderId(),
                line.line().toString(),
                line.productId(),
                line.description(),
                line.quantity(),
                line.unitPrice(),
                line.status().code(),
                labels.of(line.status().code()),
                line.shipmentId(),
                line.warehouse(),
                line.bin(),
                line.priority(),
                line.due(),
                line.picker(),
                line.leaseUntil());
    }
}
