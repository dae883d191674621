package io.azulejo.tests.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.error.IncompleteAggregateException;
import io.azulejo.toolkit.error.UnreadableItemException;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

class QueryTest extends LibrarySuite {

    @Test
    void query_onePage_isOneRequest() {
        for (int i = 0; i < 5; i++) {
            library.reservations().create(new Reservation("ana", i, "b"));
        }
        client.takeRequestNames();
        assertThat(library.ranked("ana", SortRange.all())).hasSize(5);
        assertThat(client.takeRequestNames()).containsExactly("Query");
    }

    @Test
    void query_sortRange_returnsExactlyTheRange() {
        for (int i = 0; i < 6; i++) {
            library.reservations().create(new Reservation("ana", i, "b" + i));
        }
        assertThat(ranks(SortRange.from(4))).containsExactly(4, 5);
        assertThat(ranks(SortRange.after(4))).containsExactly(5);
        assertThat(ranks(SortRange.to(1))).containsExactly(0, 1);
        assertThat(ranks(SortRange.before(1))).containsExactly(0);
        assertThat(ranks(SortRange.between(2, 3))).containsExactly(2, 3);
        assertThat(ranks(SortRange.after(2).andBefore(4))).containsExactly(3);
        client.takeRequestNames();
        assertThat(ranks(SortRange.between(3, 2))).isEmpty();
        assertThat(client.takeRequestNames()).isEmpty();
    }

    @Test
    void query_partialSortKey_matchesWholeParts() {
        shelved("b1", "Eca", "A");
        shelved("b2", "Eca de Queiroz", "B");
        assertThat(library.shelfOf("A", "Eca")).extracting(Book::bookId).containsExactly("b1");
    }

    @Test
    void query_partitionSharedWithOtherEntities_returnsRequestedEntity() {
        Member ana = joined("ana", null);
        shelved("b1", "Pessoa", "Ode");
        Loan loan = library.loans().create(new Loan(ana.memberId(), "b1", clock.instant(), true, null));
        library.reservations().create(new Reservation("ana", 1, "b2"));
        assertThat(library.loansOf("ana", PageRequest.of(10)).items()).containsExactly(loan);
    }

    @Test
    void query_sealedInterface_skipsOtherEntitiesAndFillsThePage() {
        joined("ana", null);
        shelved("b1", "Pessoa", "Ode");
        Loan loan = library.loans().create(new Loan("ana", "b1", clock.instant(), true, null));
        Reservation reservation = library.reservations().create(new Reservation("ana", 1, "b2"));
        Page<AccountItem> page = library.accountItems("ana", PageRequest.of(2));
        assertThat(page.items()).containsExactly(loan, reservation);
        String kinds = "";
        for (AccountItem item : page) {
            kinds += switch (item) {
                case Loan each -> "L";
                case Reservation each -> "R";
            };
        }
        assertThat(kinds).isEqualTo("LR");
    }

    @Test
    void aggregate_wholeCollection_isOneRequest() {
        Member ana = joined("ana", null);
        shelved("b1", "Pessoa", "Ode");
        Loan loan = library.loans().create(new Loan("ana", "b1", clock.instant(), true, null));
        client.takeRequestNames();
        assertThat(library.account("ana")).contains(new Account(ana, List.of(loan), Optional.empty()));
        assertThat(client.takeRequestNames()).containsExactly("Query");
        assertThat(library.account("nobody")).isEmpty();
    }

    @Test
    void aggregate_requiredPartMissingOrTwice_saysWhich() {
        library.reservations().create(new Reservation("ghost", 1, "b"));
        assertThatThrownBy(() -> library.account("ghost"))
                .isInstanceOf(IncompleteAggregateException.class)
                .hasMessage("\"Show an account\" expects one Member in the item collection MEMBER#ghost, found none");
        joined("ana", null);
        library.reservations().create(new Reservation("ana", 1, "b"));
        library.reservations().create(new Reservation("ana", 2, "b"));
        assertThatThrownBy(() -> library.account("ana"))
                .hasMessageContaining("one Reservation")
                .hasMessageEndingWith("found 2");
    }

    @Test
    void filter_fewMatches_fillsThePageWithinTheBound() {
        loans(60);
        client.takeRequestNames();
        Page<Loan> page = library.loansWhere("ana", LoanAttributes.OPEN.eq(true), PageRequest.of(5));
        assertThat(page.items()).hasSize(5).allMatch(Loan::open);
        assertThat(client.takeRequestNames().size()).isLessThanOrEqualTo(4);
        List<Loan> all = new ArrayList<>(page.items());
        while (page.next().isPresent()) {
            page = library.loansWhere(
                    "ana",
                    LoanAttributes.OPEN.eq(true),
                    PageRequest.of(5).after(page.next().orElseThrow()));
            all.addAll(page.items());
        }
        assertThat(all).hasSize(6).doesNotHaveDuplicates();
    }

    @Test
    void filter_boundOfEvaluatedItemsReached_givesAShortPageWithACursor() {
        loans(60);
        VillageLibraryDesign bounded = VillageLibraryDesign.on(client, options.evaluatedPerPage(10));
        Page<Loan> page = bounded.loansWhere("ana", LoanAttributes.BOOK_ID.eq("b059"), PageRequest.of(5));
        assertThat(page.items()).isEmpty();
        assertThat(page.next()).isPresent();
        int pages = 1;
        while (page.next().isPresent()) {
            page = bounded.loansWhere(
                    "ana",
                    LoanAttributes.BOOK_ID.eq("b059"),
                    PageRequest.of(5).after(page.next().orElseThrow()));
            pages++;
            if (!page.items().isEmpty()) {
                break;
            }
        }
        assertThat(page.items()).extracting(Loan::bookId).containsExactly("b059");
        assertThat(pages).isBetween(3, 12);
    }

    @Test
    void query_expiredItems_areLeftOutAndThePageStillFull() {
        joined("ana", null);
        for (int i = 0; i < 8; i++) {
            shelved("b" + i, "Pessoa", "Ode");
            library.loans()
                    .create(new Loan(
                            "ana",
                            "b" + i,
                            clock.instant(),
                            true,
                            clock.instant().plusSeconds(i % 2)));
        }
        clock.advance(Duration.ofMillis(500));
        Page<Loan> page = library.loansOf("ana", PageRequest.of(4));
        assertThat(page.items()).extracting(Loan::bookId).containsExactly("b1", "b3", "b5", "b7");
    }

    @Test
    void query_projection_readsWhatTheIndexHolds() {
        library.reviews().create(new Review("b1", "ana", 3, "nice"));
        library.reviews().create(new Review("b2", "ana", 5, "great"));
        client.takeRequestNames();
        assertThat(library.stars("ana")).containsExactly(new Stars("ana", "b2", 5), new Stars("ana", "b1", 3));
        assertThat(client.takeRequestNames()).containsExactly("Query");
    }

    @Test
    void query_completed_readsTheRestByOneBatchInOrder() {
        for (int i = 0; i < 5; i++) {
            library.reviews().create(new Review("b" + i, "ana", i, "text " + i));
        }
        client.takeRequestNames();
        Page<Review> page = library.reviewsBy("ana", PageRequest.of(3));
        assertThat(page.items()).extracting(Review::text).containsExactly("text 4", "text 3", "text 2");
        assertThat(client.takeRequestNames()).containsExactly("Query", "BatchGetItem");
    }

    @Test
    void query_declaredLimit_isSent() {
        for (int i = 0; i < 5; i++) {
            library.shelve(new Book(
                    "b" + i, "Pessoa", "Ode", null, false, Wear.USED, BigDecimal.valueOf(5L - i), null, 0, null));
        }
        client.takeRequestNames();
        assertThat(library.cheapest())
                .extracting(Book::price)
                .containsExactly(BigDecimal.valueOf(1), BigDecimal.valueOf(2), BigDecimal.valueOf(3));
        assertThat(client.requests())
                .singleElement()
                .satisfies(
                        request -> assertThat(((QueryRequest) request).limit()).isEqualTo(3));
    }

    @Test
    void read_itemOfAnotherApplication_toleratesMissingAttributes() {
        raw.putItem(request -> request.tableName(table)
                .item(Map.of(
                        "PK", AttributeValue.fromS("BOOK#raw"),
                        "SK", AttributeValue.fromS("BOOK"),
                        "Type", AttributeValue.fromS("BOOK"),
                        "BookId", AttributeValue.fromS("raw"),
                        "Author", AttributeValue.fromS("Anon"),
                        "Title", AttributeValue.fromS("Untitled"),
                        "Wear", AttributeValue.fromS("worn-out"),
                        "Price", AttributeValue.fromN("1.50"),
                        "TimesLent", AttributeValue.fromN("0"),
                        "Unknown", AttributeValue.fromS("ignored"))));
        Book book = library.book("raw").orElseThrow();
        assertThat(book.lent()).isFalse();
        assertThat(book.shelf()).isNull();
        assertThat(book.wear()).isEqualTo(Wear.WORN_OUT);
        raw.updateItem(request ->
                request.tableName(table).key(BookKeys.of("raw").item()).updateExpression("REMOVE Title"));
        assertThatThrownBy(() -> library.book("raw"))
                .isInstanceOf(UnreadableItemException.class)
                .hasMessage("Cannot read Book(BOOK#raw, BOOK): attribute Title is missing");
    }

    @Test
    void pageRequest_withoutItems_isRefused() {
        assertThatThrownBy(() -> PageRequest.of(0)).hasMessage("A page has at least 1 item, not 0");
    }

    private List<Integer> ranks(SortRange<Integer> range) {
        return library.ranked("ana", range).stream().map(Reservation::rank).toList();
    }

    /** Creates loans, of which every tenth is open. */
    private void loans(int count) {
        joined("ana", null);
        List<Book> books = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String id = "b%03d".formatted(i);
            books.add(new Book(id, "Pessoa", "Ode", null, false, Wear.USED, BigDecimal.TEN, null, 0, null));
        }
        library.context().batchWrite("books").putAll(books).run();
        books.forEach(book -> library.loans()
                .put(new Loan(
                        "ana", book.bookId(), clock.instant(), book.bookId().endsWith("9"), null)));
    }
}
