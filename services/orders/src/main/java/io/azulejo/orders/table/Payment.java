package io.azulejo.orders.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;
import io.azulejo.orders.brazil.Cnpj;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Payments of an order by one method. The design document has one item per method, so two cards share an item.
 *
 * @param transactionId id of the first transaction
 * @param amount sum of the transactions' net amounts; 0 if a legacy payment has none
 * @param transactions single transactions; empty in legacy payments
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "PAYMENT#{paymentMethod}")
@Accept(
        id = "AZ206",
        because = "documented access pattern by method; the sort key starts with the company, so it can split")
public record Payment(
        @FromKey @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        @FromKey String orderId,
        String paymentMethod,
        @Nullable String transactionId,
        @Default("0") BigDecimal amount,
        List<PaymentEntry> transactions,
        @Version long version) {

    public Payment {
        amount = Money.scaled(amount);
    }
}
