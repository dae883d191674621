package io.azulejo.orders.table;

import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import java.math.BigDecimal;
import java.time.Instant;

/**
 * Single payment. It never holds card numbers.
 *
 * @param refunded amount refunded so far, or released from an authorisation
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

    /** Returns the amount that counts towards the order: less refunds, and zero if the payment failed or was voided. */
    public BigDecimal netAmount() {
        return state == PaymentState.FAILED || state == PaymentState.VOIDED ? Money.ZERO : amount.subtract(refunded);
    }
}
