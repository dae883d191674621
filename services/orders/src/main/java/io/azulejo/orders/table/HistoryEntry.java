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
 * Something that happened to an order.
 *
 * @param by who did it
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "HISTORY#{at:millis}#{id}")
@Accept(id = "AZ213", because = "an order is over some day; it has a dozen entries by then")
public record HistoryEntry(
        @FromKey @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        @FromKey String orderId,
        @Time(TimePrecision.MILLIS) Instant at,
        String id,
        String action,
        @Convert(OrderCode.AsText.class) @Nullable OrderCode fromStatus,
        @Convert(OrderCode.AsText.class) @Nullable OrderCode toStatus,
        @Nullable String detail,
        String by) {}
