package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.brazil.Uf;
import io.azulejo.orders.table.Shipment;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Shipment of an order.
 *
 * @param shipmentId stays the same when the shipment moves to another city or day
 */
@Json
record ShipmentView(
        String shipmentId,
        String city,
        @Nullable String uf,
        LocalDate expectedDeliveryDate,
        int number,
        @Nullable String method,
        BigDecimal cost,
        @Nullable String trackingCode,
        @Nullable Instant shippedAt,
        @Nullable Instant deliveredAt) {

    static ShipmentView of(Shipment shipment) {
        Uf uf = shipment.uf();
        return new ShipmentView(
                shipment.id(),
                shipment.city(),
                uf == null ? null : uf.name(),
                shipment.expectedDeliveryDate(),
                shipment.slot().number(),
                shipment.shippingMethod(),
                shipment.shippingCost(),
                shipment.trackingCode(),
                shipment.shippedAt(),
                shipment.deliveredAt());
    }
}
