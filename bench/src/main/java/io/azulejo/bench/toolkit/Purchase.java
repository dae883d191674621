package io.azulejo.bench.toolkit;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import java.math.BigDecimal;
import java.util.List;

/** Record with a nested record and a list of records. */
@Entity("PURCHASE")
@Key(pk = "PURCHASE#{purchaseId}", sk = "PURCHASE")
public record Purchase(String purchaseId, String customer, Shipping shipping, List<Line> lines) {

    /** Shipping address. */
    public record Shipping(String street, String city, String country) {}

    /** Order line. */
    public record Line(String novelId, int quantity, BigDecimal price) {}

    static Purchase sample() {
        return new Purchase(
                "p1",
                "blimunda",
                new Shipping("Rua Nova 1", "Mafra", "PT"),
                List.of(
                        new Line("n1", 1, new BigDecimal("14.90")),
                        new Line("n2", 2, new BigDecimal("9.50")),
                        new Line("n3", 1, new BigDecimal("21"))));
    }
}
