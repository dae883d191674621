package io.azulejo.orders.table;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.orders.brazil.Cnpj;
import java.math.BigDecimal;
import java.time.Instant;

/** Product of a company. It supplies the description and price of lines that give only the product id. */
@Entity
@Key(pk = "COMPANY#{cnpj}#PRODUCT#{productId}", sk = "PRODUCT#{cnpj}#{productId}")
@IndexKey(index = "GSI3", pk = "COMPANY#{cnpj}#PRODUCTS", sk = "{productId}")
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
