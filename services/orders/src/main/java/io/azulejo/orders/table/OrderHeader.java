package io.azulejo.orders.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.orders.brazil.Cnpj;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Header of an order and the source of truth for its status. Every change of the order increases the header's version
 * in the same transaction. A writer that reads the header before the lines therefore knows that the lines are current.
 *
 * @param orderDate if a legacy header has none, noon (UTC) of the day in the order number
 * @param orderStatus null in legacy orders, whose status is only in the {@link StatusItem}
 * @param totals null in legacy orders
 * @param priority 0 is picked first
 * @param due date on which the customer expects the goods
 * @param reason why the order was cancelled, returned or lost
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "META#{cnpj}")
public record OrderHeader(
        @Attribute("company_cnpj") @Convert(Cnpj.AsPrinted.class)
        Cnpj cnpj,

        String orderId,
        @Nullable String companyName,
        @Default("1970-01-01T00:00:00Z") Instant orderDate,
        @Nullable String notes,
        @Convert(OrderStatusCode.AsText.class) @Nullable OrderStatusCode orderStatus,
        @Nullable Totals totals,
        @Nullable Integer priority,
        @Nullable LocalDate due,
        @Nullable String reason,
        @Nullable String createdBy,
        @Nullable String updatedBy,
        @Time(TimePrecision.MILLIS) @Nullable Instant createdAt,
        @UpdatedAt @Time(TimePrecision.MILLIS) @Nullable Instant updatedAt,
        @Version long version) {

    public OrderHeader {
        if (orderDate.equals(Instant.EPOCH)) {
            orderDate = OrderDates.of(orderId);
        }
    }
}
