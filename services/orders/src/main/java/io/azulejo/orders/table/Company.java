package io.azulejo.orders.table;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.toolkit.Generated;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Settings of a company.
 *
 * @param timeZone time zone of the dates in order numbers
 * @param orderDigits digits of the daily counter in order numbers; with the documented four, lists are out of order
 *     from 10,000 orders a day on
 * @param completeSince when the company's orders were known to have everything that the indexes need; null if another
 *     application may have written orders that the backfill job has not completed
 * @param paymentBeforeShipping what must be paid before an order is shipped; null for the default, authorised
 * @param warehouse default warehouse, from which stock is reserved
 */
@Entity
@Key(pk = "COMPANY#{cnpj}", sk = "PROFILE#{cnpj}")
public record Company(
        @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        String name,
        String timeZone,
        int orderDigits,
        String warehouse,
        @Nullable PaymentPolicy paymentBeforeShipping,
        @Time(TimePrecision.MILLIS) @Nullable Instant completeSince,
        @UpdatedAt Instant updatedAt,
        @Version long version) {

    private static final String SAO_PAULO = "America/Sao_Paulo";
    private static final int DEFAULT_DIGITS = 6;
    private static final String DEFAULT_WAREHOUSE = "principal";

    /** Returns the default settings of a company that has saved none. */
    public static Company defaults(Cnpj cnpj) {
        return new Company(
                cnpj, cnpj.printed(), SAO_PAULO, DEFAULT_DIGITS, DEFAULT_WAREHOUSE, null, null, Generated.TIME, 0);
    }

    public PaymentPolicy paymentPolicy() {
        return paymentBeforeShipping == null ? PaymentPolicy.AUTHORISED : paymentBeforeShipping;
    }
}
