package io.azulejo.orders.rules;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Valid;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An order as it is asked for.
 *
 * @param customer written out, or missing where {@code clientCode} says who it is
 * @param priority 0 is picked first, 9 last
 */
@Json
@Valid
public record OrderDraft(
        @Valid List<LineDraft> lines,
        @Valid @Nullable CustomerDraft customer,
        @Nullable String clientCode,
        @Valid List<ShipmentDraft> shipments,
        @Valid List<PaymentDraft> payments,
        @Nullable BigDecimal discount,
        @Nullable String notes,
        @Nullable Integer priority,
        @Nullable LocalDate due) {

    public OrderDraft {
        lines = listed(lines);
        shipments = listed(shipments);
        payments = listed(payments);
    }

    /** A list that JSON leaves out is empty. */
    private static <T> List<T> listed(@Nullable List<T> list) {
        return list == null ? List.of() : List.copyOf(list);
    }
}
