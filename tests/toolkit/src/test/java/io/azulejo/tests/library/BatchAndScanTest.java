package io.azulejo.tests.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.query.FullScan;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BatchAndScanTest extends LibrarySuite {

    @Test
    void batch_manyItems_areWrittenAndReadInChunks() {
        List<Reservation> many = reservations(230);
        library.context().batchWrite("import").putAll(many).run();
        assertThat(client.takeRequestNames()).hasSize(10).containsOnly("BatchWriteItem");
        List<Reservation> read = library.reservations()
                .getAll(many.stream()
                        .map(each -> ReservationKeys.of("ana", each.rank(), "b"))
                        .toList());
        assertThat(read).containsExactlyElementsOf(many);
        assertThat(client.takeRequestNames()).containsExactly("BatchGetItem", "BatchGetItem", "BatchGetItem");
    }

    @Test
    void batch_duplicates_areCollapsedAndTheLastWins() {
        library.context()
                .batchWrite("import")
                .put(new Reservation("ana", 1, "b"))
                .delete(ReservationKeys.of("ana", 1, "b"))
                .put(new Reservation("ana", 2, "b"))
                .put(new Reservation("ana", 2, "b"))
                .run();
        assertThat(stored()).containsOnlyKeys("MEMBER#ana RESERVATION#002#b");
        assertThat(library.reservations()
                        .getAll(List.of(
                                ReservationKeys.of("ana", 2, "b"),
                                ReservationKeys.of("ana", 2, "b"),
                                ReservationKeys.of("ana", 1, "b"))))
                .containsExactly(new Reservation("ana", 2, "b"));
    }

    @Test
    void batch_entityThatNeedsAConditionOrGuard_isRefused() {
        assertThatThrownBy(() -> library.context().batchWrite("import").put(Member.named("Ana", null)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Member has a version: a batch cannot keep them right, use put or a transaction");
        assertThatThrownBy(() -> library.context().batchWrite("import").delete(MemberKeys.of("ana")))
                .hasMessage("Member has unique components: a batch cannot release them, use a transaction");
        assertThatThrownBy(() ->
                        library.context().batchWrite("import").put(new Loan("ana", "b", clock.instant(), true, null)))
                .hasMessageStartingWith("Loan has references");
    }

    @Test
    void batch_ofSeveralTables_isOneRequest() {
        Payment payment = new Payment("ana", 1, java.math.BigDecimal.ONE);
        library.context()
                .batchWrite("import")
                .put(payment)
                .put(new Reservation("ana", 1, "b"))
                .run();
        assertThat(client.takeRequestNames()).containsExactly("BatchWriteItem");
        var found = library.context()
                .batchGet("both")
                .consistent()
                .get(PaymentKeys.of("ana", 1))
                .get(ReservationKeys.of("ana", 1, "b"))
                .run();
        assertThat(client.takeRequestNames()).containsExactly("BatchGetItem");
        assertThat(found.get(PaymentKeys.of("ana", 1))).contains(payment);
        assertThat(found.all(Reservation.class)).hasSize(1);
    }

    @Test
    void scan_returnsThisEntityOnly() {
        joined("ana", "ana@example.org");
        List<Reservation> some = reservations(7);
        library.context().batchWrite("import").putAll(some).run();
        assertThat(library.reservations()
                        .scan(FullScan.because("the table is small"))
                        .list())
                .containsExactlyInAnyOrderElementsOf(some);
        assertThat(library.reservations()
                        .scan(FullScan.because("the table is small"))
                        .filter(ReservationAttributes.BOOK_ID.eq("none"))
                        .list())
                .isEmpty();
    }

    @Test
    void scan_segments_coverTheTableOnce() {
        List<Reservation> some = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            some.add(new Reservation("m" + i, 1, "b"));
        }
        library.context().batchWrite("import").putAll(some).run();
        List<Reservation> read = new ArrayList<>();
        for (int segment = 0; segment < 4; segment++) {
            library.reservations()
                    .scan(FullScan.because("export").segment(segment, 4))
                    .forEach(read::add);
        }
        assertThat(read).containsExactlyInAnyOrderElementsOf(some);
    }

    @Test
    void scan_pages_continueWithACursor() {
        List<Reservation> some = reservations(11);
        library.context().batchWrite("import").putAll(some).run();
        joined("ana", null);
        List<Reservation> read = new ArrayList<>();
        PageRequest request = PageRequest.of(4);
        for (int i = 0; i < 20; i++) {
            Page<Reservation> page =
                    library.reservations().scan(FullScan.because("export")).page(request);
            read.addAll(page.items());
            if (page.next().isEmpty()) {
                break;
            }
            request = request.after(page.next().orElseThrow());
        }
        assertThat(read).containsExactlyInAnyOrderElementsOf(some);
    }

    @Test
    void scan_withoutAReason_isRefused() {
        assertThatThrownBy(() -> FullScan.because(" ")).hasMessage("A full scan needs a reason");
        assertThatThrownBy(() -> FullScan.because("x").segment(4, 4)).isInstanceOf(IllegalArgumentException.class);
    }

    private static List<Reservation> reservations(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Reservation("ana", i, "b"))
                .toList();
    }
}
