package io.azulejo.orders.table;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.orders.brazil.Cnpj;
import java.math.BigDecimal;
import java.time.Instant;

/** What a company sells, by which lines are filled in that say nothing but the product. */
@Entity
@Key(pk = "COMPANY#{cnpj}#PRODUCT#{productId}", sk = "PRODUCT#{cnpj}#{productId}")
public record Product(
        @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        String productId,
        String description,
        BigDecimal unitPrice,
        @UpdatedAt Instant updatedAt,
        @Version long version) {

    public Product {
        unitPrice = Money.scaled(unitPrice);
    }
}
