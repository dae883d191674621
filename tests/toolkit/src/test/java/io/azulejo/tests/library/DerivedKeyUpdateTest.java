package io.azulejo.tests.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.RetryOptions;
import io.azulejo.toolkit.error.ContentionException;
import io.azulejo.toolkit.error.MissingReferenceException;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class DerivedKeyUpdateTest extends LibrarySuite {

    @Test
    void update_allPartsOfTheKeyGiven_isOneRequest() {
        joined("ana", null);
        shelved("b1", "Pessoa", "Mensagem");
        Instant due = clock.instant().plus(Duration.ofDays(7));
        library.loans().create(new Loan("ana", "b1", due, true, null));
        client.takeRequestNames();
        library.renew("ana", "b1", due.plusSeconds(60), true);
        assertThat(client.takeRequestNames()).containsExactly("UpdateItem");
        assertThat(text(stored().get("MEMBER#ana LOAN#b1"), "GSI1SK")).isEqualTo("2026-11-22T10:01:00.000Z#b1");
    }

    @Test
    void update_conditionOfTheKeyNoLongerHolds_removesTheKey() {
        joined("ana", null);
        shelved("b1", "Pessoa", "Mensagem");
        library.loans().create(new Loan("ana", "b1", clock.instant(), true, null));
        library.renew("ana", "b1", clock.instant(), false);
        assertThat(stored().get("MEMBER#ana LOAN#b1")).doesNotContainKeys("GSI1PK", "GSI1SK");
        library.renew("ana", "b1", clock.instant(), true);
        assertThat(stored().get("MEMBER#ana LOAN#b1")).containsKeys("GSI1PK", "GSI1SK");
    }

    @Test
    void update_partOfTheKey_readsOtherPartsFirst() {
        shelved("b1", "Pessoa", "Mensagem");
        client.takeRequestNames();
        library.books()
                .update(BookKeys.of("b1"))
                .set(BookAttributes.TITLE, "Message")
                .run();
        assertThat(client.takeRequestNames()).containsExactly("GetItem", "UpdateItem");
        assertThat(text(stored().get("BOOK#b1 BOOK"), "GSI1SK")).isEqualTo("BOOK#Pessoa#Message");
    }

    @Test
    void update_alternativeCondition_changesKeyAndEntityType() {
        shelved("b1", "Pessoa", "Mensagem");
        library.books().update(BookKeys.of("b1")).set(BookAttributes.LENT, true).run();
        assertThat(stored().get("BOOK#b1 BOOK"))
                .containsEntry("Type", AttributeValue.fromS("BOOK_LENT"))
                .containsEntry("GSI1PK", AttributeValue.fromS("LENT#Pessoa"));
        assertThat(library.book("b1").orElseThrow().lent()).isTrue();
        assertThat(library.shelf("A")).isEmpty();
    }

    @Test
    void update_nullablePartOfTheKey_isSparse() {
        shelved("b1", "Pessoa", "Mensagem");
        library.books()
                .update(BookKeys.of("b1"))
                .set(BookAttributes.SHELF, null)
                .run();
        assertThat(stored().get("BOOK#b1 BOOK")).doesNotContainKeys("GSI1PK", "GSI1SK", "Shelf");
    }

    @Test
    void update_componentUsedByMethod_recomputesTheKey() {
        shelved("b1", "Pessoa", "Mensagem");
        assertThat(library.cheapest()).isEmpty();
        library.markDown("b1", new BigDecimal("3.50"));
        assertThat(library.cheapest()).extracting(Book::bookId).containsExactly("b1");
        library.books()
                .update(BookKeys.of("b1"))
                .set(BookAttributes.TIMES_LENT, 100)
                .run();
        assertThat(library.cheapest()).isEmpty();
    }

    @Test
    void update_dependencyChangedBetweenReadAndWrite_retries() {
        shelved("b1", "Pessoa", "Mensagem");
        client.takeRequestNames();
        client.before(UpdateItemRequest.class, List.of(() -> retitle("Ode"), () -> retitle("Ode maritima")));
        library.books()
                .update(BookKeys.of("b1"))
                .set(BookAttributes.AUTHOR, "Campos")
                .run();
        assertThat(client.takeRequestNames())
                .containsExactly("GetItem", "UpdateItem", "GetItem", "UpdateItem", "GetItem", "UpdateItem");
        assertThat(text(stored().get("BOOK#b1 BOOK"), "GSI1SK")).isEqualTo("BOOK#Campos#Ode maritima");
    }

    @Test
    void update_changedOnEveryAttempt_givesUp() {
        shelved("b1", "Pessoa", "Mensagem");
        VillageLibraryDesign impatient = VillageLibraryDesign.on(
                client, options.retries(RetryOptions.defaults().attempts(3).pause(duration -> {})));
        int[] count = {0};
        client.before(UpdateItemRequest.class, Collections.nCopies(5, () -> retitle("Title " + count[0]++)));
        assertThatThrownBy(() -> impatient
                        .books()
                        .update(BookKeys.of("b1"))
                        .set(BookAttributes.AUTHOR, "Campos")
                        .run())
                .isInstanceOf(ContentionException.class)
                .hasMessageContaining("gave up after 3 attempts");
        assertThat(text(stored().get("BOOK#b1 BOOK"), "GSI1SK")).isEqualTo("BOOK#Pessoa#Title 2");
    }

    @Test
    void softDelete_hidesItemFromReadsAndIndexes_untilRestored() {
        Book book = shelved("b1", "Pessoa", "Mensagem");
        library.books().softDelete(BookKeys.of("b1"));
        assertThat(library.book("b1")).isEmpty();
        assertThat(library.shelf("A")).isEmpty();
        assertThat(stored().get("BOOK#b1 BOOK"))
                .doesNotContainKeys("GSI1PK", "GSI1SK")
                .containsEntry(
                        "ForgottenAt",
                        AttributeValue.fromN(String.valueOf(
                                clock.instant().plus(Duration.ofDays(30)).getEpochSecond())));
        assertThat(library.books().getHidden(BookKeys.of("b1")).orElseThrow().withdrawnAt())
                .isEqualTo(clock.instant());
        assertThat(library.books().restore(BookKeys.of("b1"))).isEqualTo(book);
        assertThat(library.shelf("A")).containsExactly(book);
        assertThat(stored().get("BOOK#b1 BOOK")).doesNotContainKey("ForgottenAt");
    }

    @Test
    void create_missingReference_namesBothItems() {
        joined("ana", null);
        Loan loan = new Loan("ana", "b404", clock.instant(), true, null);
        assertThatThrownBy(() -> library.loans().create(loan))
                .isInstanceOf(MissingReferenceException.class)
                .hasMessage("Missing reference: Loan(MEMBER#ana, LOAN#b404) refers to Book(BOOK#b404, BOOK),"
                        + " which is not there");
        shelved("b404", "Pessoa", "Mensagem");
        assertThat(library.loans().create(loan)).isEqualTo(loan);
    }

    @Test
    void ttl_expiredItem_isHiddenBeforeItIsDeleted() {
        joined("ana", null);
        shelved("b1", "Pessoa", "Mensagem");
        Loan loan = new Loan("ana", "b1", clock.instant(), true, clock.instant().plusSeconds(60));
        library.loans().create(loan);
        assertThat(library.loans().get(LoanKeys.of("ana", "b1"))).contains(loan);
        clock.advance(Duration.ofSeconds(60));
        assertThat(library.loans().get(LoanKeys.of("ana", "b1"))).isEmpty();
        assertThat(library.loans().getHidden(LoanKeys.of("ana", "b1"))).contains(loan);
    }

    private void retitle(String title) {
        VillageLibraryDesign.on(raw, options)
                .books()
                .update(BookKeys.of("b1"))
                .set(BookAttributes.TITLE, title)
                .run();
    }
}
