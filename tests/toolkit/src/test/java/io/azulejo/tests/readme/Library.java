package io.azulejo.tests.readme;

import io.azulejo.annotation.Get;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.time.LocalDate;
import java.util.Optional;

// tag::library
@SingleTable(
        name = "library",
        entityType = "type",
        entities = {Member.class, Loan.class})
public interface Library {

    @Get
    Optional<Member> member(String memberId);

    @Query
    Page<Loan> loansDue(String memberId, SortRange<LocalDate> dueOn, PageRequest page);

    @Query
    Optional<Card> card(String memberId);

    EntityTable<Member> members();

    EntityTable<Loan> loans();
}
// end::library
