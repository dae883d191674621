package io.azulejo.tests.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.Faults;
import io.azulejo.engine.fault.RandomFaults;
import io.azulejo.engine.fault.ScriptedFaults;
import io.azulejo.testkit.TestClock;
import io.azulejo.toolkit.RetryOptions;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.ContentionException;
import io.azulejo.toolkit.error.UnprocessedItemsException;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Behaviour under throttling, conflicts, unprocessed items, short pages and index lag, injected by the engine. */
class FaultTest {
    private final ScriptedFaults faults = new ScriptedFaults();
    private final List<Duration> pauses = new ArrayList<>();
    private final TestClock clock = new TestClock("2026-11-15T10:00:00Z");
    private final ToolkitOptions options = ToolkitOptions.defaults()
            .clock(clock)
            .retries(RetryOptions.defaults().attempts(5).pause(pauses::add));
    private EmbeddedDynamoDb engine = open(Faults.by(faults));
    private VillageLibraryDesign library = VillageLibraryDesign.on(engine, options);

    @BeforeEach
    void createTables() {
        library.createTables();
    }

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void transaction_conflictsAndThrottling_retriesAfterAPause() {
        faults.inject(FaultKind.TRANSACTION_CONFLICT, "TransactWriteItems", 2)
                .inject(FaultKind.THROTTLING, "TransactWriteItems", 1);
        Member ana = library.join(Member.named("Ana", "ana@example.org"));
        assertThat(library.member(ana.memberId())).contains(ana);
        assertThat(pauses).hasSize(3);
    }

    @Test
    void transaction_conflictsForever_givesUp() {
        faults.inject(FaultKind.TRANSACTION_CONFLICT, "TransactWriteItems", 100);
        assertThatThrownBy(() -> library.join(Member.named("Ana", "ana@example.org")))
                .isInstanceOf(ContentionException.class)
                .hasMessageContaining("\"Join\" gave up after 5 attempts")
                .hasMessageContaining("TransactionConflict");
        assertThat(pauses).hasSize(4);
    }

    @Test
    void singleWrite_transactionConflict_retries() {
        faults.inject(FaultKind.TRANSACTION_CONFLICT, "PutItem", 2);
        library.reservations().put(new Reservation("ana", 1, "b"));
        assertThat(pauses).hasSize(2);
    }

    @Test
    void batch_unprocessedItems_areRetried() {
        faults.inject(FaultKind.UNPROCESSED, "BatchWriteItem", 3).inject(FaultKind.UNPROCESSED, "BatchGetItem", 3);
        List<Reservation> many = reservations(40);
        library.batchWrite().putAll(many).run();
        assertThat(library.reservations()
                        .getAll(many.stream()
                                .map(each -> ReservationKeys.of("ana", each.rank(), "b"))
                                .toList()))
                .containsExactlyElementsOf(many);
        assertThat(pauses).isNotEmpty();
    }

    @Test
    void batch_unprocessedItemsForever_reportsTheirNumber() {
        faults.inject(FaultKind.UNPROCESSED, "BatchWriteItem", 100);
        assertThatThrownBy(() -> library.batchWrite().putAll(reservations(20)).run())
                .isInstanceOf(UnprocessedItemsException.class)
                .hasMessageMatching("\"batchWrite\" still has \\d+ unprocessed items after 5 attempts");
    }

    @Test
    void query_shortPages_areFilledUp() {
        library.batchWrite().putAll(reservations(10)).run();
        faults.inject(FaultKind.SHORT_PAGE, "Query", 4);
        assertThat(library.accountItems("ana", PageRequest.of(6)).items()).hasSize(6);
        faults.inject(FaultKind.SHORT_PAGE, "Query", 4);
        assertThat(library.ranked("ana", SortRange.all())).hasSize(10);
    }

    @Test
    void shards_shortPages_keepTheOrder() {
        engine.close();
        engine = open(Faults.by(new RandomFaults(42, Map.of(FaultKind.SHORT_PAGE, 0.5))));
        library = VillageLibraryDesign.on(engine, options);
        createTables();
        library.join(Member.named("Ana", null).id("ana"));
        for (int i = 0; i < 20; i++) {
            String bookId = "b%02d".formatted(i);
            library.shelve(new Book(bookId, "P", "O", null, false, Wear.USED, BigDecimal.TEN, null, 0, null));
            library.loans().create(new Loan("ana", bookId, clock.instant().plusSeconds(i * 7 % 20), true, null));
        }
        List<Loan> all = new ArrayList<>();
        PageRequest request = PageRequest.of(6);
        for (int pages = 0; pages < 50; pages++) {
            Page<Loan> page = library.due(SortRange.all(), request);
            all.addAll(page.items());
            if (page.next().isEmpty()) {
                break;
            }
            request = request.after(page.next().orElseThrow());
        }
        assertThat(all).hasSize(20).isSortedAccordingTo(java.util.Comparator.comparing(Loan::dueAt));
    }

    @Test
    void indexLag_readByUniqueValueOrKey_isCorrect() {
        engine.close();
        // The engine's clock does not advance, so its indexes never catch up.
        engine = open(Faults.by((kind, operation) -> kind == FaultKind.INDEX_LAG));
        library = VillageLibraryDesign.on(engine, options);
        createTables();
        library.shelve(new Book("b1", "P", "O", "A", false, Wear.USED, BigDecimal.TEN, null, 0, null));
        library.join(Member.named("Ana", null).id("ana").card("007"));
        assertThat(library.shelf("A")).isEmpty();
        assertThat(library.book("b1")).isPresent();
        assertThat(library.cards().getConsistent(CardHolderKeys.of("faro", "007")))
                .map(CardHolder::memberId)
                .contains("ana");
    }

    @Test
    void complete_itemDeletedFromTableButNotYetFromIndex_isSkipped() {
        engine.close();
        List<Boolean> lagging = new ArrayList<>();
        engine = open(Faults.by((kind, operation) -> kind == FaultKind.INDEX_LAG && !lagging.isEmpty()));
        library = VillageLibraryDesign.on(engine, options);
        createTables();
        library.reviews().create(new Review("b1", "ana", 3, "nice"));
        library.reviews().create(new Review("b2", "ana", 5, "great"));
        clock.advance(Duration.ofSeconds(5));
        lagging.add(true);
        library.reviews().delete(ReviewKeys.of("b2", "ana"));
        assertThat(library.reviewsBy("ana", PageRequest.of(5)).items())
                .extracting(Review::text)
                .containsExactly("nice");
    }

    private EmbeddedDynamoDb open(Faults scripted) {
        return EmbeddedDynamoDb.builder()
                .options(EngineOptions.DEFAULT
                        .withClock(clock)
                        .withSweepInterval(Duration.ofDays(1))
                        .withFaults(scripted))
                .withoutRetries()
                .build();
    }

    private static List<Reservation> reservations(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Reservation("ana", i, "b"))
                .toList();
    }
}
