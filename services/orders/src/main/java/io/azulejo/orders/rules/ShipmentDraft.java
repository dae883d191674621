package io.azulejo.orders.rules;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import java.math.BigDecimal;
import java.time.LocalDate;

/** A shipment as it is asked for. */
@Json
@Valid
public record ShipmentDraft(
        @NotBlank String method,
        BigDecimal cost,
        @NotBlank String city,
        @NotBlank String uf,
        LocalDate expectedDeliveryDate) {}
