package io.azulejo.tests.readme;

import io.azulejo.annotation.Aggregate;
import java.util.List;

// tag::card
@Aggregate
public record Card(Member member, List<Loan> loans) {}
// end::card
