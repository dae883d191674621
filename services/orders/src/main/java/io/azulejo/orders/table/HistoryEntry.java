package io.azulejo.orders.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.orders.brazil.Cnpj;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Entry of an order's history.
 *
 * @param by id of the user who did it
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "HISTORY#{at:millis}#{id}")
@Accept(id = "AZ213", because = "an order is completed at some point; it has about a dozen entries by then")
public record HistoryEntry(
        @FromKey @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        @FromKey String orderId,
        @Time(TimePrecision.MILLIS) Instant at,
        String id,
        String action,
        @Convert(OrderStatusCode.AsText.class) @Nullable OrderStatusCode fromStatus,
        @Convert(OrderStatusCode.AsText.class) @Nullable OrderStatusCode toStatus,
        @Nullable String detail,
        String by) {}
