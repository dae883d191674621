package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.table.Payment;
import io.azulejo.orders.table.PaymentEntry;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Payments of an order by one method. */
@Json
record PaymentView(
        String method,
        String methodLabel,
        @Nullable String transactionId,
        BigDecimal amount,
        List<Entry> transactions) {

    /** Single payment. */
    @Json
    record Entry(String transactionId, BigDecimal amount, BigDecimal refunded, String state, String stateLabel) {

        static Entry of(PaymentEntry entry, Labels.LocalizedLabels labels) {
            return new Entry(
                    entry.transactionId(),
                    entry.amount(),
                    entry.refunded(),
                    entry.state().name(),
                    labels.of(entry.state()));
        }
    }

    static PaymentView of(Payment payment, Labels.LocalizedLabels labels) {
        return new PaymentView(
                payment.paymentMethod(),
                labels.of(payment.paymentMethod()),
                payment.transactionId(),
                payment.amount(),
                payment.transactions().stream()
                        .map(entry -> Entry.of(entry, labels))
                        .toList());
    }
}
