package io.azulejo.orders.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import java.math.BigDecimal;
import java.time.LocalDate;

/** Shipment as given in a request. */
@Json
@Valid
public record ShipmentDraft(
        @NotBlank String method,
        BigDecimal cost,
        @NotBlank String city,
        @NotBlank String uf,
        LocalDate expectedDeliveryDate) {}
