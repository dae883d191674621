package io.azulejo.orders.rules;

import java.math.BigDecimal;
import java.time.LocalDate;

/** A shipment as it is asked for. */
public record ShipmentDraft(String method, BigDecimal cost, String city, String uf, LocalDate expectedDeliveryDate) {}
