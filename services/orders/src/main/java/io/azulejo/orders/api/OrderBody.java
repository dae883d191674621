package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Valid;
import io.azulejo.orders.rules.OrderDraft;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An order that is asked for.
 *
 * @param customer written out, or missing where {@code clientCode} says who it is
 * @param priority 0 is picked first, 9 last
 */
@Json
@Valid
record OrderBody(
        @Valid List<LineBody> lines,
        @Valid @Nullable CustomerBody customer,
        @Nullable String clientCode,
        @Valid @Nullable List<ShipmentBody> shipments,
        @Valid @Nullable List<PaymentBody> payments,
        @Nullable BigDecimal discount,
        @Nullable String notes,
        @Nullable Integer priority,
        @Nullable LocalDate due) {

    OrderDraft draft() {
        return new OrderDraft(
                lines.stream().map(LineBody::draft).toList(),
                customer == null ? null : customer.draft(),
                clientCode,
                Objects.requireNonNullElse(shipments, List.<ShipmentBody>of()).stream()
                        .map(ShipmentBody::draft)
                        .toList(),
                Objects.requireNonNullElse(payments, List.<PaymentBody>of()).stream()
                        .map(PaymentBody::draft)
                        .toList(),
                discount,
                notes,
                priority,
                due);
    }
}
