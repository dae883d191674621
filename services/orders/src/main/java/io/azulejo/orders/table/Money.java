package io.azulejo.orders.table;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Amounts in reais with two decimals. Stored numbers lose trailing zeros, so they are scaled again on read. */
public final class Money {
    public static final BigDecimal ZERO = BigDecimal.ZERO.setScale(2);

    private Money() {}

    public static BigDecimal scaled(BigDecimal amount) {
        return amount.setScale(2, RoundingMode.HALF_EVEN);
    }
}
