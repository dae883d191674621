package io.azulejo.tests.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.MissingReferenceException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.error.TransactionFailedException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.schema.ItemsByKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.TransactionResult;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

class TransactionTest extends LibrarySuite {

    @Test
    void run_overTwoTables_writesAllInOneRequest() {
        Member ana = joined("ana", null);
        shelved("b1", "Pessoa", "Mensagem");
        client.takeRequestNames();
        Payment deposit = new Payment("ana", 1, new BigDecimal("5"));
        library.borrow(ana, List.of(new Loan("ana", "b1", clock.instant(), true, null)), deposit);
        assertThat(client.takeRequestNames()).containsExactly("TransactWriteItems");
        assertThat(library.payments().get(PaymentKeys.of("ana", 1))).contains(deposit);
        assertThat(library.loans().get(LoanKeys.of("ana", "b1"))).isPresent();
    }

    @Test
    void run_staleCheck_writesNothing() {
        Member ana = joined("ana", null);
        library.members().put(ana);
        Payment deposit = new Payment("ana", 1, BigDecimal.ONE);
        assertThatThrownBy(() -> library.borrow(ana, List.of(), deposit))
                .isInstanceOf(VersionConflictException.class)
                .hasMessage("Version conflict: Member(MEMBER#ana, PROFILE) was expected in version 1, found 2");
        assertThat(library.payments().get(PaymentKeys.of("ana", 1))).isEmpty();
    }

    @Test
    void run_moreThanDeclared_isRefused() {
        Member ana = joined("ana", null);
        List<Loan> loans = Collections.nCopies(11, new Loan("ana", "b1", clock.instant(), true, null));
        assertThatThrownBy(() -> library.borrow(ana, loans, new Payment("ana", 1, BigDecimal.ONE)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("At most 10 loans");
    }

    @Test
    void run_returnsWrittenEntities_inOrder() {
        TransactionResult written = library.transaction()
                .create(Member.named("Ana", null))
                .put(new Reservation("x", 1, "b"))
                .create(Member.named("Bea", null))
                .run();
        assertThat(written.all(Member.class)).extracting(Member::name).containsExactly("Ana", "Bea");
        assertThat(written.first(Member.class).memberId()).startsWith("mem_");
        assertThat(written.first(Member.class).version()).isEqualTo(1);
    }

    @Test
    void run_conditionalPutAndDelete_happenOnlyIfTheConditionsHold() {
        Member ana = joined("ana", null);
        Payment paid = library.payments().create(new Payment("ana", 1, BigDecimal.ONE));
        assertThatThrownBy(() -> library.transaction()
                        .put(MemberBuilder.of(ana).name("Anna").build(), MemberAttributes.LOANS.eq(0))
                        .delete(PaymentKeys.of("ana", 1), PaymentAttributes.AMOUNT.eq(BigDecimal.TEN))
                        .run())
                .isInstanceOf(ConditionFailedException.class)
                .hasMessageContaining("Payment(");
        assertThat(library.payments().get(PaymentKeys.of("ana", 1))).contains(paid);
        assertThat(library.member("ana")).contains(ana);
        library.transaction()
                .delete(PaymentKeys.of("ana", 1), PaymentAttributes.AMOUNT.eq(BigDecimal.ONE))
                .replace(ana, MemberBuilder.of(ana).name("Anna").build())
                .run();
        assertThat(library.payments().get(PaymentKeys.of("ana", 1))).isEmpty();
        assertThat(library.member("ana").orElseThrow().name()).isEqualTo("Anna");
    }

    @Test
    void run_replaceWithKnownOldEntity_readsNothing() {
        Member ana = joined("ana", "ana@example.org");
        client.takeRequestNames();
        library.transaction()
                .replace(ana, MemberBuilder.of(ana).email("anna@example.org").build())
                .run();
        assertThat(client.takeRequestNames()).containsExactly("TransactWriteItems");
    }

    @Test
    void run_failedAction_isNamed() {
        library.reservations().create(new Reservation("m", 2, "b"));
        assertThatThrownBy(() -> library.transaction()
                        .create(new Reservation("m", 1, "b"))
                        .create(new Reservation("m", 2, "b"))
                        .run())
                .isInstanceOf(AlreadyExistsException.class)
                .hasMessage("Already exists: Reservation(MEMBER#m, RESERVATION#002#b)");
        assertThatThrownBy(() -> library.transaction()
                        .create(new Reservation("m", 1, "b"))
                        .check(MemberKeys.of("nobody"))
                        .run())
                .isInstanceOf(NotFoundException.class);
        assertThatThrownBy(() -> library.transaction()
                        .create(new Reservation("m", 1, "b"))
                        .check(ReservationKeys.of("m", 2, "b"), ReservationAttributes.BOOK_ID.eq("c"))
                        .run())
                .isInstanceOf(ConditionFailedException.class)
                .hasMessage("Condition failed: cannot check Reservation(MEMBER#m, RESERVATION#002#b)");
        assertThat(library.reservations().get(ReservationKeys.of("m", 1, "b"))).isEmpty();
    }

    @Test
    void run_valueDynamoDbRefuses_namesTheAction() {
        String long2049 = "x".repeat(2049);
        assertThatThrownBy(() -> library.transaction()
                        .put(new Reservation("m", 1, "b"))
                        .put(new Reservation(long2049, 1, "b"))
                        .run())
                .satisfiesAnyOf(
                        e -> assertThat(e).isInstanceOf(TransactionFailedException.class),
                        e -> assertThat(e).hasMessageContaining("key"));
        assertThat(stored()).isEmpty();
    }

    @Test
    void run_referenceCreatedInTheSameTransaction_needsNoCheck() {
        library.transaction()
                .create(Member.named("Ana", null).id("ana"))
                .put(new Book("b1", "Pessoa", "Ode", null, false, Wear.USED, BigDecimal.ONE, null, 0, null))
                .create(new Loan("ana", "b1", clock.instant(), true, null))
                .run();
        assertThat(stored()).hasSize(3);
    }

    @Test
    void run_referenceDeletedInTheSameTransaction_isRefused() {
        joined("ana", null);
        shelved("b1", "Pessoa", "Ode");
        assertThatThrownBy(() -> library.transaction()
                        .delete(BookKeys.of("b1"))
                        .create(new Loan("ana", "b1", clock.instant(), true, null))
                        .run())
                .isInstanceOf(MissingReferenceException.class);
        assertThat(library.book("b1")).isPresent();
    }

    @Test
    void run_twoActionsOnOneItem_areRefusedBeforeTheyAreSent() {
        Reservation reservation = new Reservation("m", 1, "b");
        assertThatThrownBy(() -> library.transaction()
                        .create(reservation)
                        .check(ReservationKeys.of("m", 1, "b"))
                        .run())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A transaction takes one action per item, but was to create"
                        + " Reservation(MEMBER#m, RESERVATION#001#b) and to check"
                        + " Reservation(MEMBER#m, RESERVATION#001#b)");
        assertThat(client.takeRequestNames()).isEmpty();
    }

    @Test
    void run_moreThanAHundredActions_isRefusedBeforeItIsSent() {
        TransactWrite transaction = library.transaction();
        for (int i = 0; i < 101; i++) {
            transaction.put(new Reservation("m", i, "b"));
        }
        assertThatThrownBy(transaction::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A transaction takes at most 100 actions, this one has 101 with those of its constraints");
        assertThat(client.takeRequestNames()).isEmpty();
    }

    @Test
    void run_updateInTransaction_writesDerivedKeys() {
        joined("ana", "ana@example.org");
        shelved("b1", "Pessoa", "Ode");
        library.transaction()
                .update(library.books().update(BookKeys.of("b1")).set(BookAttributes.AUTHOR, "Campos"))
                .update(library.members().update(MemberKeys.of("ana")).set(MemberAttributes.EMAIL, "anna@example.org"))
                .run();
        assertThat(text(stored().get("BOOK#b1 BOOK"), "GSI1SK")).isEqualTo("BOOK#Campos#Ode");
        joined("bea", "ana@example.org");
    }

    @Test
    void run_updatedItemChangedConcurrently_retries() {
        shelved("b1", "Pessoa", "Ode");
        client.takeRequestNames();
        client.before(
                TransactWriteItemsRequest.class,
                List.of(() -> VillageLibraryDesign.on(raw, options)
                        .books()
                        .update(BookKeys.of("b1"))
                        .set(BookAttributes.TITLE, "Elegia")
                        .run()));
        library.transaction()
                .put(new Reservation("m", 1, "b1"))
                .update(library.books().update(BookKeys.of("b1")).set(BookAttributes.AUTHOR, "Campos"))
                .run();
        assertThat(client.takeRequestNames())
                .containsExactly("GetItem", "TransactWriteItems", "GetItem", "TransactWriteItems");
        assertThat(text(stored().get("BOOK#b1 BOOK"), "GSI1SK")).isEqualTo("BOOK#Campos#Elegia");
    }

    @Test
    void run_everyRequest_hasItsOwnToken() {
        joined("ana", "ana@example.org");
        joined("bea", "bea@example.org");
        List<String> tokens = client.requests().stream()
                .map(request -> ((TransactWriteItemsRequest) request).clientRequestToken())
                .toList();
        assertThat(tokens).doesNotContainNull().doesNotHaveDuplicates();
        assertThat(client.requests())
                .allSatisfy(request -> assertThat(((TransactWriteItemsRequest) request).transactItems())
                        .extracting(TransactWriteItem::put)
                        .hasSize(2));
    }

    @Test
    void run_withoutActions_sendsNothing() {
        assertThat(library.transaction().run().entities()).isEmpty();
        assertThat(client.takeRequestNames()).isEmpty();
    }

    @Test
    void create_ofAForeignType_isRefused() {
        assertThatThrownBy(() -> library.transaction().create("Ana"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("String is no entity of this design, only [Book, CardHolder");
    }

    @Test
    void transactGet_severalEntities_readsOneSnapshot() {
        Member ana = joined("ana", null);
        Book book = shelved("b1", "Pessoa", "Ode");
        client.takeRequestNames();
        ItemsByKey found = library.context()
                .transactGet("account and book")
                .get(MemberKeys.of("ana"))
                .get(BookKeys.of("b1"))
                .get(BookKeys.of("b2"))
                .run();
        assertThat(client.takeRequestNames()).containsExactly("TransactGetItems");
        assertThat(found.get(MemberKeys.of("ana"))).contains(ana);
        assertThat(found.get(BookKeys.of("b1"))).contains(book);
        assertThat(found.get(BookKeys.of("b2"))).isEmpty();
    }
}
