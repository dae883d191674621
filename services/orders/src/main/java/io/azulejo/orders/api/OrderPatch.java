package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.rules.OrderEdit.Details;
import java.math.BigDecimal;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** What is to be different about an order beside its lines; what is missing stays. */
@Json
record OrderPatch(
        @Nullable String notes,
        @Nullable BigDecimal discount,
        @Nullable Integer priority,
        @Nullable LocalDate due) {

    Details details() {
        return new Details(notes, discount, priority, due);
    }
}
