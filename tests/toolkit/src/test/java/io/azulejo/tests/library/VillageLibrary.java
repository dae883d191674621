package io.azulejo.tests.library;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.AtMost;
import io.azulejo.annotation.Check;
import io.azulejo.annotation.Create;
import io.azulejo.annotation.Delete;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Naming;
import io.azulejo.annotation.Put;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.annotation.Transact;
import io.azulejo.annotation.Update;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.MonthRange;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

@SingleTable(
        name = "${LIBRARY_TABLE:VillageLibrary}",
        entities = {Member.class, CardHolder.class, Book.class, Loan.class, Reservation.class, Review.class, Visit.class
        },
        entityType = "Type",
        naming = Naming.PASCAL_CASE,
        indexes = {
            @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"),
            @Index(name = "GSI2", partitionKey = "GSI2PK", sortKey = "GSI2SK"),
            @Index(
                    name = "GSI3",
                    partitionKey = "GSI3PK",
                    sortKey = "GSI3SK",
                    projection = Index.Projection.INCLUDE,
                    include = {"Type", "BookId", "MemberId", "Stars"})
        })
@SingleTable(
        name = "${LEDGER_TABLE:VillageLedger}",
        entities = {Payment.class})
public interface VillageLibrary {

    EntityTable<Member> members();

    EntityTable<CardHolder> cards();

    EntityTable<Book> books();

    EntityTable<Loan> loans();

    EntityTable<Reservation> reservations();

    EntityTable<Review> reviews();

    EntityTable<Visit> visits();

    EntityTable<Payment> payments();

    @Get
    @AccessPattern("Get member")
    Optional<Member> member(String memberId);

    @Get(consistent = true)
    @AccessPattern("Get book now")
    Optional<Book> book(String bookId);

    @Query
    @AccessPattern("List a member's loans")
    Page<Loan> loansOf(String memberId, PageRequest page);

    @Query
    @AccessPattern("Find a member's loans")
    Page<Loan> loansWhere(String memberId, Condition<Loan> filter, PageRequest page);

    @Query
    @AccessPattern("Show what a member has")
    @Accept(id = "AZ201", because = "the tests see that the profile is skipped")
    Page<AccountItem> accountItems(String memberId, PageRequest page);

    @Query
    @AccessPattern("Show an account")
    Optional<Account> account(String memberId);

    @Query
    @AccessPattern("List reservations by rank")
    List<Reservation> ranked(String memberId, SortRange<Integer> rank);

    @Query(index = "GSI1")
    @AccessPattern("List loans by due date")
    Page<Loan> due(SortRange<Instant> dueAt, PageRequest page);

    @Query(index = "GSI1", descending = true)
    @AccessPattern("List loans, latest due date first")
    Page<Loan> dueLast(PageRequest page);

    @Query(index = "GSI1")
    @AccessPattern("List a shelf")
    List<Book> shelf(String shelf);

    @Query(index = "GSI1")
    @AccessPattern("List an author's books on a shelf")
    List<Book> shelfOf(String shelf, String author);

    @Query(index = "GSI2", limit = 3)
    @AccessPattern("List the cheapest books")
    List<Book> cheapest();

    @Query(index = "GSI3", descending = true)
    @AccessPattern("List a member's stars")
    List<Stars> stars(String memberId);

    @Query(index = "GSI3", descending = true, complete = true)
    @AccessPattern("List a member's reviews, best first")
    Page<Review> reviewsBy(String memberId, PageRequest page);

    @Query(descending = true)
    @AccessPattern("List visits")
    Page<Visit> visitsIn(MonthRange at, PageRequest page);

    @Create
    @AccessPattern("Join")
    Member join(Member member);

    @Put
    Book shelve(Book book);

    @Update(Loan.class)
    @AccessPattern("Renew a loan")
    Loan renew(String memberId, String bookId, Instant dueAt, boolean open);

    @Update(value = Book.class, readFirst = true)
    @AccessPattern("Mark a book down")
    Book markDown(String bookId, BigDecimal price);

    @Delete(Reservation.class)
    @AccessPattern("Drop a reservation")
    void dropReservation(String memberId, int rank, String bookId);

    @Transact
    @AccessPattern("Borrow")
    void borrow(@Check Member member, @Create @AtMost(10) List<Loan> loans, @Create Payment deposit);
}
