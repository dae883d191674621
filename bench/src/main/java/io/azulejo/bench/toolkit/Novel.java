package io.azulejo.bench.toolkit;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import java.math.BigDecimal;
import java.time.Instant;

/** Flat record with ten attributes of common types. */
@Entity("NOVEL")
@Key(pk = "AUTHOR#{author}", sk = "NOVEL#{novelId}")
public record Novel(
        String author,
        String novelId,
        String title,
        String language,
        String publisher,
        int pages,
        long sold,
        boolean translated,
        BigDecimal price,
        Instant printedAt) {

    static Novel sample(int number) {
        return new Novel(
                "saramago",
                "n%04d".formatted(number),
                "Memorial do convento",
                "pt",
                "Caminho",
                357,
                1_000_000L,
                true,
                new BigDecimal("14.90"),
                Instant.parse("1982-10-01T10:00:00.123Z"));
    }
}
