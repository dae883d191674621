package io.azulejo.tests.library;

/** Item of a member's account other than the member itself. */
public sealed interface AccountItem permits Loan, Reservation {}
