package io.azulejo.tests.readme;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import java.time.LocalDate;

// tag::loan
@Entity("LOAN")
@Key(pk = "MEMBER#{memberId}", sk = "LOAN#{dueOn}#{isbn}")
public record Loan(String memberId, LocalDate dueOn, String isbn, String title) {}
// end::loan
