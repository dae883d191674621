package io.azulejo.spring.guide;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import java.time.Instant;

// tag::book
@Entity("BOOK")
@Key(pk = "BOOK#{bookId}", sk = "BOOK")
@IndexKey(index = "Shelf", pk = "SHELF#{author}", sk = "{title}#{bookId}")
public record Book(
        @GeneratedId String bookId,
        String title,
        String author,
        @CreatedAt Instant addedAt) {}
// end::book
