package io.azulejo.orders.rules;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** A line as it is asked for; description and price are the product's where they are missing. */
public record LineDraft(
        String productId,
        @Nullable String description,
        long quantity,
        @Nullable BigDecimal unitPrice) {}
