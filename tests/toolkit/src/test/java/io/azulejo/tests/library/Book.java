package io.azulejo.tests.library;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.EntityType;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.SoftDelete;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

@Entity("BOOK")
@EntityType(value = "BOOK_LENT", when = "lent")
@Key(pk = "BOOK#{bookId}", sk = "BOOK")
@IndexKey(index = "GSI1", pk = "SHELF#{shelf}", sk = "BOOK#{author}#{title}", when = "!lent")
@IndexKey(index = "GSI1", pk = "LENT#{author}", sk = "BOOK#{title}", when = "lent")
@IndexKey(index = "GSI2", pk = "CHEAP", sk = "{price:sortable}#{bookId}", when = "cheap")
@Accept(id = "AZ206", because = "a village has few cheap books")
public record Book(
        String bookId,
        String author,
        String title,
        @Nullable String shelf,
        boolean lent,
        Wear wear,
        BigDecimal price,
        @Nullable LocalDate printed,
        int timesLent,
        @SoftDelete(purgeAfter = "P30D") @Nullable Instant withdrawnAt) {

    /** Returns a value that depends on several components, so an update must read the item first. */
    public boolean cheap() {
        return price.compareTo(BigDecimal.TEN) < 0 && timesLent < 100;
    }
}
