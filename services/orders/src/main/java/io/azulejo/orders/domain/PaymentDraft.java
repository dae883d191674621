package io.azulejo.orders.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import java.math.BigDecimal;

/** Authorised payment as given in a request. */
@Json
@Valid
public record PaymentDraft(
        @NotBlank String method, @NotBlank String transactionId, BigDecimal amount) {}
