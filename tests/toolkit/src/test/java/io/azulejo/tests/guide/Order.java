package io.azulejo.tests.guide;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Exists;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

// tag::order
@Entity("ORDER")
@Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{placedAt}#{number:pad(4)}")
@IndexKey(index = "Oven", pk = "OVEN#{shop}", sk = "{placedAt}#{number:pad(4)}", when = "open")
@Exists(entity = Customer.class, by = "customerId")
public record Order(
        String customerId,
        Instant placedAt,
        int number,
        String shop,
        List<String> breads,
        BigDecimal total,
        Status status) {

    public boolean open() {
        return status == Status.PLACED;
    }
}
// end::order
