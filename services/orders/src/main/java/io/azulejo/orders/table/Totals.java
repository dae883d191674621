package io.azulejo.orders.table;

import java.math.BigDecimal;

/**
 * What an order comes to.
 *
 * @param payable items and shipping less the discount
 * @param paid what its payments come to
 */
public record Totals(BigDecimal items, BigDecimal shipping, BigDecimal discount, BigDecimal payable, BigDecimal paid) {

    public static final Totals NONE = of(Money.ZERO, Money.ZERO, Money.ZERO, Money.ZERO);

    public Totals {
        items = Money.scaled(items);
        shipping = Money.scaled(shipping);
        discount = Money.scaled(discount);
        payable = Money.scaled(payable);
        paid = Money.scaled(paid);
    }

    public static Totals of(BigDecimal items, BigDecimal shipping, BigDecimal discount, BigDecimal paid) {
        return new Totals(items, shipping, discount, items.add(shipping).subtract(discount), paid);
    }

    public boolean settled() {
        return payable.compareTo(paid) == 0;
    }
}
