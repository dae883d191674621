package io.azulejo.orders.rules;

import io.azulejo.orders.table.Money;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.Payment;
import io.azulejo.orders.table.Shipment;
import io.azulejo.orders.table.Totals;
import java.math.BigDecimal;
import java.util.Collection;

/** What an order comes to. */
final class Pricing {
    private Pricing() {}

    static Totals totals(
            Collection<OrderLine> lines,
            Collection<Shipment> shipments,
            BigDecimal discount,
            Collection<Payment> payments) {
        BigDecimal items =
                lines.stream().filter(OrderLine::live).map(OrderLine::amount).reduce(Money.ZERO, BigDecimal::add);
        BigDecimal shipping = shipments.stream().map(Shipment::shippingCost).reduce(Money.ZERO, BigDecimal::add);
        BigDecimal paid = payments.stream().map(Payment::amount).reduce(Money.ZERO, BigDecimal::add);
        return Totals.of(items, shipping, discount, paid);
    }
}
