package io.azulejo.orders.rules;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import java.math.BigDecimal;

/** A payment that somebody has promised. */
@Json
@Valid
public record PaymentDraft(
        @NotBlank String method, @NotBlank String transactionId, BigDecimal amount) {}
