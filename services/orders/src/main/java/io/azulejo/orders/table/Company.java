package io.azulejo.orders.table;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.toolkit.Generated;
import java.time.Instant;

/**
 * A company's settings.
 *
 * @param timeZone whose days the order numbers count by
 * @param orderDigits how wide the number of an order is; four, as documented, breaks the order of lists at 10,000 a day
 * @param warehouse where goods are reserved
 */
@Entity
@Key(pk = "COMPANY#{cnpj}", sk = "PROFILE#{cnpj}")
public record Company(
        @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        String name,
        String timeZone,
        int orderDigits,
        String warehouse,
        @UpdatedAt Instant updatedAt,
        @Version long version) {

    private static final String SAO_PAULO = "America/Sao_Paulo";
    private static final int WIDE = 6;
    private static final String MAIN = "principal";

    /** What a company has that has set nothing. */
    public static Company unnamed(Cnpj cnpj) {
        return new Company(cnpj, cnpj.printed(), SAO_PAULO, WIDE, MAIN, Generated.TIME, 0);
    }
}
