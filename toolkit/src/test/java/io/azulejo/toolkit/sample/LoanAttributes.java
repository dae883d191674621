package io.azulejo.toolkit.sample;

import io.azulejo.toolkit.codec.Codecs;
import io.azulejo.toolkit.expression.FixedAttribute;
import io.azulejo.toolkit.expression.KeyAttribute;
import io.azulejo.toolkit.expression.TimeAttribute;
import java.time.Instant;

public final class LoanAttributes {
    public static final FixedAttribute<Loan, String> MEMBER_ID = FixedAttribute.inKey("memberId", Codecs.STRING);
    public static final FixedAttribute<Loan, String> BOOK_ID = FixedAttribute.of("bookId", "BookId", Codecs.STRING);
    public static final KeyAttribute<Loan, Instant> DUE_AT = KeyAttribute.of("dueAt", "DueAt", Codecs.INSTANT_MILLIS);
    public static final KeyAttribute<Loan, Boolean> OPEN = KeyAttribute.of("open", "Open", Codecs.BOOLEAN);
    public static final TimeAttribute<Loan, Instant> FORGOTTEN_AT =
            TimeAttribute.of("forgottenAt", "ForgottenAt", Codecs.EPOCH_SECONDS);

    private LoanAttributes() {}
}
