package io.azulejo.orders.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;
import io.azulejo.orders.brazil.Cnpj;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All payments of an order by one method: the document has one item a method, so that two cards share it.
 *
 * @param transactionId the first one's
 * @param amount the sum of what counts
 * @param transactions one by one; empty in payments of others
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "PAYMENT#{paymentMethod}")
@Accept(
        id = "AZ206",
        because = "the documented list by method; the sort key begins with the company, by which it splits")
public record Payment(
        @FromKey @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        @FromKey String orderId,
        String paymentMethod,
        @Nullable String transactionId,
        BigDecimal amount,
        List<PaymentEntry> transactions,
        @Version long version) {

    public Payment {
        amount = Money.scaled(amount);
    }
}
