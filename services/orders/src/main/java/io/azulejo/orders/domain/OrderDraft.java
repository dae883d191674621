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
 * @param shipments shipments; none if omitted
 * @param payments authorised payments; none if omitted
 * @param priority 0 is picked first, 9 last
 */
@Json
@Valid
public record OrderDraft(
        @Valid List<LineDraft> lines,
        @Valid @Nullable CustomerDraft customer,
        @Nullable String clientCode,
        @Valid @Nullable List<ShipmentDraft> shipments,
        @Valid @Nullable List<PaymentDraft> payments,
        @Nullable BigDecimal discount,
        @Nullable String notes,
        @Nullable Integer priority,
        @Nullable LocalDate due) {

    public OrderDraft {
        lines = Elements.required("lines", lines);
        shipments = Elements.required("shipments", shipments);
        payments = Elements.required("payments", payments);
    }

    /** Returns the shipments; empty if the request omits them. */
    @Override
    public List<ShipmentDraft> shipments() {
        return Elements.required("shipments", shipments);
    }

    /** Returns the payments; empty if the request omits them. */
    @Override
    public List<PaymentDraft> payments() {
        return Elements.required("payments", payments);
    }
}
