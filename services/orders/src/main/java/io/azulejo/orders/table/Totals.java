package io.azulejo.orders.table;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * Totals of an order.
 *
 * @param payable items plus shipping less the discount
 * @param paid sum of the payments
 */
public record Totals(BigDecimal items, BigDecimal shipping, BigDecimal discount, BigDecimal payable, BigDecimal paid) {

    public static final Totals NONE = of(List.of(), List.of(), Money.ZERO, List.of());

    public Totals {
        items = Money.scaled(items);
        shipping = Money.scaled(shipping);
        discount = Money.scaled(discount);
        payable = Money.scaled(payable);
        paid = Money.scaled(paid);
    }

    /** Calculates the totals over all lines that are not cancelled. */
    public static Totals of(
            Collection<OrderLine> lines,
            Collection<Shipment> shipments,
            BigDecimal discount,
            Collection<Payment> payments) {
        BigDecimal items = sum(lines.stream().filter(OrderLine::live).map(OrderLine::amount));
        BigDecimal shipping = sum(shipments.stream().map(Shipment::shippingCost));
        BigDecimal payable = items.add(shipping).subtract(discount);
        return new Totals(
                items, shipping, discount, payable, sum(payments.stream().map(Payment::amount)));
    }

    private static BigDecimal sum(Stream<BigDecimal> amounts) {
        return amounts.reduce(Money.ZERO, BigDecimal::add);
    }

    public boolean isPaid() {
        return payable.compareTo(paid) == 0;
    }
}
