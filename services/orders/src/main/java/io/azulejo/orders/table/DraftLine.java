package io.azulejo.orders.table;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Validated line that is not yet written. */
public record DraftLine(
        String productId, int number, @Nullable String description, int quantity, BigDecimal unitPrice) {

    public DraftLine {
        unitPrice = Money.scaled(unitPrice);
    }
}
