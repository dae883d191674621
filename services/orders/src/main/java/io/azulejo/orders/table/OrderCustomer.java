package io.azulejo.orders.table;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.brazil.Cpf;
import org.jspecify.annotations.Nullable;

/**
 * Snapshot of the customer at the time of the order. Later changes of the customer's data do not affect it.
 *
 * @param customerKey the printed CPF, or its replacement in keys
 * @param firstName empty if a legacy customer has none, as {@code lastName}
 * @param cpf if a legacy customer has none, the one in the key; null once the order is anonymised
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "CUSTOMER#{customerKey}")
public record OrderCustomer(
        @FromKey @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        @FromKey String orderId,
        @FromKey String customerKey,
        @Default("") String firstName,
        @Default("") String lastName,
        @Nullable String cpf,
        @Nullable String email,
        @Nullable String phone,
        @Nullable Address address) {

    public OrderCustomer {
        if (cpf == null) {
            cpf = Cpf.read(customerKey).map(Cpf::printed).orElse(null);
        }
    }

    /** Returns the key without personal data, so that the customer can be logged. */
    @Override
    public String toString() {
        return "OrderCustomer(" + cnpj + ", " + orderId + ")";
    }
}
