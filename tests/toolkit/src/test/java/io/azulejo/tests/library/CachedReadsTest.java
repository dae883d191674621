package io.azulejo.tests.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.testkit.TestClock;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.query.MonthRange;
import io.azulejo.toolkit.query.PageRequest;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decode cache of the in-process read path: an unchanged item is decoded once. */
class CachedReadsTest {
    private final TestClock clock = new TestClock("2026-11-15T10:00:00Z");
    private final DynamoDbClient client = EmbeddedDynamoDb.inMemory();
    private final VillageLibraryDesign library =
            VillageLibraryDesign.on(client, ToolkitOptions.defaults().clock(clock));

    @BeforeEach
    void create() {
        library.createTables();
        library.shelve(book("b1", 0));
    }

    @AfterEach
    void close() {
        client.close();
    }

    private static Book book(String id, int timesLent) {
        return new Book(id, "Pessoa", "Ode", "A", false, Wear.NEW, new BigDecimal("12.5"), null, timesLent, null);
    }

    @Test
    void read_unchangedItem_returnsTheCachedRecord() {
        Book first = library.book("b1").orElseThrow();
        assertThat(library.book("b1").orElseThrow()).isSameAs(first).isEqualTo(book("b1", 0));
        assertThat(library.shelf("A").getFirst()).isEqualTo(first);
    }

    @Test
    void read_changedItem_returnsTheNewRecord() {
        for (int times = 0; times < 50; times++) {
            library.shelve(book("b1", times));
            assertThat(library.book("b1").orElseThrow().timesLent()).isEqualTo(times);
            assertThat(library.shelf("A")).extracting(Book::timesLent).containsExactly(times);
        }
    }

    @Test
    void read_itemChangedByAnotherApplication_returnsTheNewRecord() {
        library.book("b1");
        client.updateItem(update -> update.tableName("VillageLibrary")
                .key(Map.of("PK", AttributeValue.fromS("BOOK#b1"), "SK", AttributeValue.fromS("BOOK")))
                .updateExpression("SET Title = :title")
                .expressionAttributeValues(Map.of(":title", AttributeValue.fromS("Mensagem"))));
        assertThat(library.book("b1").orElseThrow().title()).isEqualTo("Mensagem");
    }

    @Test
    void read_expiredItem_findsNothing() {
        library.join(Member.named("ana", null).id("ana"));
        Loan loan = library.loans()
                .create(new Loan(
                        "ana", "b1", clock.instant(), true, clock.instant().plusSeconds(60)));
        assertThat(library.loansOf("ana", PageRequest.of(5)).items()).containsExactly(loan);
        clock.advance(Duration.ofSeconds(60));
        assertThat(library.loansOf("ana", PageRequest.of(5)).items()).isEmpty();
    }

    @Test
    void read_withEarlierClock_findsItemExpiredForLaterClock() {
        TestClock later = new TestClock("2026-11-15T10:00:00Z");
        later.advance(Duration.ofHours(1));
        VillageLibraryDesign tomorrow =
                VillageLibraryDesign.on(client, ToolkitOptions.defaults().clock(later));
        library.join(Member.named("ana", null).id("ana"));
        Loan loan = library.loans()
                .create(new Loan(
                        "ana", "b1", clock.instant(), true, clock.instant().plusSeconds(60)));
        assertThat(tomorrow.loansOf("ana", PageRequest.of(5)).items()).isEmpty();
        assertThat(library.loansOf("ana", PageRequest.of(5)).items()).containsExactly(loan);
    }

    @Test
    void read_deletedItem_findsNothing() {
        library.book("b1");
        library.books().delete(BookKeys.of("b1"));
        assertThat(library.book("b1")).isEmpty();
        assertThat(library.shelf("A")).isEmpty();
    }

    @Test
    void read_moreItemsThanTheCacheHolds_returnsEachItem() {
        int many = 20_000;
        for (int i = 0; i < many; i++) {
            library.visits().create(new Visit(clock.instant().plusSeconds(i), "v" + i));
        }
        for (int round = 0; round < 2; round++) {
            List<String> ids =
                    library.visitsIn(MonthRange.of(YearMonth.of(2026, 11)), PageRequest.of(many)).items().stream()
                            .map(Visit::memberId)
                            .toList();
            assertThat(ids).hasSize(many).doesNotHaveDuplicates();
        }
    }

    @Test
    void cache_belongsToTheDesignAndCountsHitsAndMisses() {
        VillageLibraryDesign other =
                VillageLibraryDesign.on(client, ToolkitOptions.defaults().clock(clock));
        library.book("b1");
        library.book("b1");
        library.book("b1");

        assertThat(library.context().decodedItems().misses()).isEqualTo(1);
        assertThat(library.context().decodedItems().hits()).isEqualTo(2);
        assertThat(other.context().decodedItems().misses()).isZero();
        other.book("b1");
        assertThat(other.context().decodedItems().misses()).isEqualTo(1);
        assertThat(other.context().decodedItems().hits()).isZero();
    }
}
