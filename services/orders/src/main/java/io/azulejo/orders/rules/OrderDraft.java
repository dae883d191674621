package io.azulejo.orders.rules;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An order as it is asked for.
 *
 * @param customer written out, or null where {@code clientCode} says who it is
 */
public record OrderDraft(
        List<LineDraft> lines,
        @Nullable CustomerDraft customer,
        @Nullable String clientCode,
        List<ShipmentDraft> shipments,
        List<PaymentDraft> payments,
        @Nullable BigDecimal discount,
        @Nullable String notes,
        @Nullable Integer priority,
        @Nullable LocalDate due) {

    public OrderDraft {
        lines = List.copyOf(lines);
        shipments = List.copyOf(shipments);
        payments = List.copyOf(payments);
    }
}
