package io.azulejo.orders.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Line as given in a request. A missing description or price is taken from the product. */
@Json
@Valid
public record LineDraft(
        @NotBlank String productId,
        @Nullable String description,
        Long quantity,
        @Nullable BigDecimal unitPrice) {}
