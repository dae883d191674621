package io.azulejo.orders.table;

import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import java.math.BigDecimal;
import java.time.Instant;

/**
 * One payment among those of the same method. No card numbers, ever.
 *
 * @param refunded how much of it has gone back
 */
public record PaymentEntry(
        String transactionId,
        BigDecimal amount,
        BigDecimal refunded,
        PaymentState state,
        @Time(TimePrecision.MILLIS) Instant at) {

    public PaymentEntry {
        amount = Money.scaled(amount);
        refunded = Money.scaled(refunded);
    }

    /** What of it counts towards the order. */
    public BigDecimal counted() {
        return state == PaymentState.FAILED ? Money.ZERO : amount.subtract(refunded);
    }
}
