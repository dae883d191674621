package io.azulejo.tests.library;

/** What a member has to do with the library, beside being a member. */
public sealed interface AccountItem permits Loan, Reservation {}
