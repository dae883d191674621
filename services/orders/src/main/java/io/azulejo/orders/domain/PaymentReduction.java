package io.azulejo.orders.domain;

import io.azulejo.orders.table.Money;
import io.azulejo.orders.table.Payment;
import io.azulejo.orders.table.PaymentEntry;
import io.azulejo.orders.table.PaymentState;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Reduction of an order's payments after a cancellation or return. Authorisations are released before captured money is
 * refunded, the latest first.
 */
final class PaymentReduction {
    private PaymentReduction() {}

    /** Gives back everything that was authorised or captured. */
    static void all(OrderChange change) {
        by(change, change.totals().paid());
    }

    /** Gives back an amount, or all that was paid if that is less. */
    static void by(OrderChange change, BigDecimal amount) {
        BigDecimal left = amount;
        for (PaymentState state : List.of(PaymentState.AUTHORISED, PaymentState.CAPTURED)) {
            for (Payment payment : change.payments().reversed()) {
                left = reduce(change, payment, state, left);
            }
        }
    }

    private static BigDecimal reduce(OrderChange change, Payment payment, PaymentState state, BigDecimal amount) {
        Payment known = Payments.withTransactions(payment, change.now());
        List<PaymentEntry> entries = new ArrayList<>(known.transactions());
        BigDecimal left = amount;
        for (int i = entries.size() - 1; i >= 0; i--) {
            PaymentEntry entry = entries.get(i);
            BigDecimal back = left.min(entry.netAmount());
            if (entry.state() == state && back.signum() > 0) {
                entries.set(i, released(entry, back));
                left = left.subtract(back);
            }
        }
        if (left.compareTo(amount) != 0) {
            change.put(Payments.with(known, entries));
        }
        return left;
    }

    /** Returns the payment with an amount given back: released if it was authorised, refunded if it was captured. */
    static PaymentEntry released(PaymentEntry entry, BigDecimal amount) {
        BigDecimal refunded = Money.scaled(entry.refunded().add(amount));
        boolean all = refunded.compareTo(entry.amount()) == 0;
        PaymentState none = entry.state() == PaymentState.AUTHORISED ? PaymentState.VOIDED : PaymentState.REFUNDED;
        Instant at = entry.at();
        return new PaymentEntry(entry.transactionId(), entry.amount(), refunded, all ? none : entry.state(), at);
    }
}
