package io.azulejo.orders.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Convert;
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
 * The head of an order, and the truth about its phase. Every change of the order raises its version in the same
 * transaction, so that whoever has read it before the lines and writes it with them has seen the lines as they are.
 *
 * @param orderStatus null in orders of others, whose phase is in the {@link StatusItem} alone
 * @param totals null in orders of others
 * @param priority 0 is picked first
 * @param due when the goods are to be with the customer
 * @param reason why it was cancelled, returned or lost
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "META#{cnpj}")
public record OrderHeader(
        @Attribute("company_cnpj") @Convert(Cnpj.AsPrinted.class)
        Cnpj cnpj,

        String orderId,
        @Nullable String companyName,
        Instant orderDate,
        @Nullable String notes,
        @Convert(OrderCode.AsText.class) @Nullable OrderCode orderStatus,
        @Nullable Totals totals,
        @Nullable Integer priority,
        @Nullable LocalDate due,
        @Nullable String reason,
        @Nullable String createdBy,
        @Nullable String updatedBy,
        @Time(TimePrecision.MILLIS) @Nullable Instant createdAt,
        @UpdatedAt @Time(TimePrecision.MILLIS) @Nullable Instant updatedAt,
        @Version long version) {}
