package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.Totals;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Complete order.
 *
 * @param reason why the order was cancelled, returned or lost
 */
@Json
record OrderView(
        String orderId,
        String companyCnpj,
        @Nullable String companyName,
        Instant orderDate,
        String status,
        String statusLabel,
        @Nullable String reason,
        @Nullable String notes,
        @Nullable Integer priority,
        @Nullable LocalDate due,
        BigDecimal itemsTotal,
        BigDecimal shippingTotal,
        BigDecimal discount,
        BigDecimal total,
        BigDecimal paid,
        List<LineView> lines,
        @Nullable CustomerView customer,
        List<ShipmentView> shipments,
        List<PaymentView> payments,
        @Nullable Instant updatedAt,
        long version) {

    static OrderView of(Order order, Labels.LocalizedLabels labels) {
        OrderHeader header = order.header();
        Totals totals = order.totals();
        return new OrderView(
                header.orderId(),
                header.cnpj().printed(),
                header.companyName(),
                header.orderDate(),
                order.status().code(),
                labels.of(order.status().code()),
                header.reason(),
                header.notes(),
                header.priority(),
                header.due(),
                totals.items(),
                totals.shipping(),
                totals.discount(),
                totals.payable(),
                totals.paid(),
                order.lines().stream().map(line -> LineView.of(line, labels)).toList(),
                order.customer()
                        .map(customer -> CustomerView.of(customer, false))
                        .orElse(null),
                order.shipments().stream().map(ShipmentView::of).toList(),
                order.payments().stream()
                        .map(payment -> PaymentView.of(payment, labels))
                        .toList(),
                header.updatedAt(),
                header.version());
    }
}
