package io.azulejo.tests.library;

import io.azulejo.annotation.Aggregate;
import java.util.List;
import java.util.Optional;

@Aggregate
public record Account(Member member, List<Loan> loans, Optional<Reservation> reservation) {}
