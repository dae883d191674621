package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.orders.rules.PaymentDraft;
import java.math.BigDecimal;

/** A payment that somebody has promised. */
@Json
@Valid
record PaymentBody(@NotBlank String method, @NotBlank String transactionId, BigDecimal amount) {

    PaymentDraft draft() {
        return new PaymentDraft(method, transactionId, amount);
    }
}
