package io.azulejo.tests.library;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Exists;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Entity
@Key(pk = "MEMBER#{memberId}", sk = "LOAN#{bookId}")
@IndexKey(index = "GSI1", pk = "DUE#{shard}", sk = "{dueAt}#{bookId}", when = "open", shards = 4)
@Exists(entity = Member.class, by = "memberId")
@Exists(entity = Book.class, by = "bookId")
public record Loan(
        @FromKey String memberId,
        String bookId,
        Instant dueAt,
        boolean open,
        @Ttl @Nullable Instant forgottenAt) implements AccountItem {}
