package io.azulejo.toolkit.sample;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Aggregate;
import io.azulejo.annotation.Create;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Naming;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.annotation.Transact;
import io.azulejo.annotation.Update;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

@SingleTable(
        name = "${LIBRARY_TABLE:VillageLibrary}",
        entities = {Member.class, Loan.class},
        entityType = "Type",
        naming = Naming.PASCAL_CASE,
        indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
public interface VillageLibrary {

    EntityTable<Member> members();

    EntityTable<Loan> loans();

    @Get
    @AccessPattern("Get member")
    Optional<Member> member(String memberId);

    @Query
    @AccessPattern("List a member's loans")
    Page<Loan> loansOf(String memberId, PageRequest page);

    @Query(index = "GSI1")
    @AccessPattern("List loans by due date")
    Page<Loan> due(SortRange<Instant> dueAt, PageRequest page);

    @Query
    @AccessPattern("Show an account")
    Optional<Account> account(String memberId);

    @Create
    Member join(Member member);

    @Update(value = Loan.class)
    Loan renew(String memberId, String bookId, Instant dueAt, boolean open);

    @Transact
    void move(@Create Member member, @Create List<Loan> loans);

    @Aggregate
    record Account(Member member, List<Loan> loans) {}
}
