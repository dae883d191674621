package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.orders.rules.LineDraft;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** A line that is asked for; description and price are the product's where they are missing. */
@Json
@Valid
record LineBody(
        @NotBlank String productId,
        @Nullable String description,
        long quantity,
        @Nullable BigDecimal unitPrice) {

    LineDraft draft() {
        return new LineDraft(productId, description, quantity, unitPrice);
    }
}
