package io.azulejo.orders.rules;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** A line as it is asked for; description and price are the product's where they are missing. */
@Json
@Valid
public record LineDraft(
        @NotBlank String productId,
        @Nullable String description,
        long quantity,
        @Nullable BigDecimal unitPrice) {}
