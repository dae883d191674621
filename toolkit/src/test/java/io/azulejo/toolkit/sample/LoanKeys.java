package io.azulejo.toolkit.sample;

import io.azulejo.toolkit.schema.EntityKey;
import java.util.Map;

public final class LoanKeys {

    private LoanKeys() {}

    public static EntityKey<Loan> of(String memberId, String bookId) {
        return new EntityKey<>(
                LoanSchema.INSTANCE,
                LoanSchema.pk(memberId),
                LoanSchema.sk(bookId),
                Map.of("memberId", memberId, "bookId", bookId));
    }
}
