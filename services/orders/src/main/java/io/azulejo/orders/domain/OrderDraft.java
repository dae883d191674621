package io.azulejo.orders.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Valid;
import io.azulejo.http.text.Elements;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Order as given in a request.
 *
 * @param customer customer data; may be omitted if {@code clientCode} names a client
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
        lines = Elements.required("lines", lines);
        shipments = Elements.required("shipments", shipments);
        payments = Elements.required("payments", payments);
    }
}
