package io.azulejo.tests.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.toolkit.query.MonthRange;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class ShardAndMonthTest extends LibrarySuite {

    @Test
    void shards_anyPageSize_mergeInTheOrderOfAnUnshardedIndex() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        List<Loan> loans = loans(random, 37);
        List<Loan> expected = loans.stream()
                .sorted(Comparator.comparing(Loan::dueAt).thenComparing(Loan::bookId))
                .toList();
        List<Loan> reversed = new ArrayList<>(expected);
        Collections.reverse(reversed);
        for (int size : List.of(1, 2, 3, 5, 8, 36, 37, 38, 100)) {
            assertThat(walk(page -> library.due(SortRange.all(), page), size))
                    .as("seed %d, pages of %d", seed, size)
                    .containsExactlyElementsOf(expected);
            assertThat(walk(library::dueLast, size))
                    .as("seed %d, descending pages of %d", seed, size)
                    .containsExactlyElementsOf(reversed);
        }
        Instant from = expected.get(10).dueAt();
        assertThat(walk(page -> library.due(SortRange.from(from), page), 4))
                .as("seed %d", seed)
                .containsExactlyElementsOf(expected.stream()
                        .filter(loan -> !loan.dueAt().isBefore(from))
                        .toList());
    }

    @Test
    void shards_onePage_isOneQueryPerShard() {
        loans(new Random(1), 20);
        client.takeRequestNames();
        assertThat(library.due(SortRange.all(), PageRequest.of(10)).items()).hasSize(10);
        assertThat(client.takeRequestNames()).containsExactly("Query", "Query", "Query", "Query");
    }

    @Test
    void shards_items_areSpread() {
        loans(new Random(1), 37);
        assertThat(stored().values().stream()
                        .map(item -> text(item, "GSI1PK"))
                        .filter(key -> key != null && key.startsWith("DUE#"))
                        .distinct())
                .containsExactlyInAnyOrder("DUE#0", "DUE#1", "DUE#2", "DUE#3");
    }

    @Test
    void months_anyPageSize_returnNewestFirst() {
        List<Visit> visits = new ArrayList<>();
        for (int month : List.of(1, 1, 2, 4, 4, 4, 7)) {
            visits.add(library.visits()
                    .create(new Visit(
                            Instant.parse("2026-0%d-10T00:00:00Z".formatted(month))
                                    .plus(Duration.ofHours(visits.size())),
                            "m" + visits.size())));
        }
        Collections.reverse(visits);
        MonthRange range = new MonthRange(YearMonth.of(2026, 1), YearMonth.of(2026, 8));
        for (int size : List.of(1, 2, 3, 7, 20)) {
            assertThat(walk(page -> library.visitsIn(range, page), size))
                    .as("pages of %d", size)
                    .containsExactlyElementsOf(visits);
        }
        assertThat(walk(page -> library.visitsIn(MonthRange.of(YearMonth.of(2026, 4)), page), 2))
                .hasSize(3);
    }

    @Test
    void months_page_queriesOnlyTheMonthsItNeeds() {
        for (int day = 1; day <= 3; day++) {
            library.visits().create(new Visit(Instant.parse("2026-08-0%dT00:00:00Z".formatted(day)), "m"));
        }
        client.takeRequestNames();
        MonthRange range = MonthRange.upTo(YearMonth.of(2026, 9), 12);
        assertThat(library.visitsIn(range, PageRequest.of(2)).items()).hasSize(2);
        assertThat(client.takeRequestNames()).containsExactly("Query", "Query");
    }

    private List<Loan> loans(Random random, int count) {
        joined("ana", null);
        List<Loan> loans = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String bookId = "b%02d".formatted(i);
            library.shelve(new Book(bookId, "P", "O", null, false, Wear.USED, BigDecimal.TEN, null, 0, null));
            Instant due = clock.instant().plus(Duration.ofHours(random.nextInt(12)));
            loans.add(library.loans().create(new Loan("ana", bookId, due, true, null)));
        }
        return loans;
    }

    private static <R> List<R> walk(Function<PageRequest, Page<R>> read, int size) {
        List<R> all = new ArrayList<>();
        PageRequest request = PageRequest.of(size);
        for (int pages = 0; pages < 1000; pages++) {
            Page<R> page = read.apply(request);
            assertThat(page.items()).hasSizeLessThanOrEqualTo(size);
            all.addAll(page.items());
            if (page.next().isEmpty()) {
                return all;
            }
            request = PageRequest.of(size).after(page.next().orElseThrow());
        }
        throw new AssertionError("The pages never end");
    }
}
