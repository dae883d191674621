package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.orders.rules.ShipmentDraft;
import java.math.BigDecimal;
import java.time.LocalDate;

/** A shipment that is asked for. */
@Json
@Valid
record ShipmentBody(
        @NotBlank String method,
        BigDecimal cost,
        @NotBlank String city,
        @NotBlank String uf,
        LocalDate expectedDeliveryDate) {

    ShipmentDraft draft() {
        return new ShipmentDraft(method, cost, city, uf, expectedDeliveryDate);
    }
}
