package io.azulejo.tests.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.cursor.CursorKeys;
import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.query.PageRequest;
import java.time.Duration;
import java.util.Base64;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CursorTest extends LibrarySuite {
    private Cursor cursor = new Cursor("");

    @BeforeEach
    void readFirstPage() {
        for (int i = 0; i < 3; i++) {
            library.reservations().create(new Reservation("ana", i, "b"));
            library.reservations().create(new Reservation("bea", i, "b"));
        }
        cursor = library.accountItems("ana", PageRequest.of(2).scope("tenant-1"))
                .next()
                .orElseThrow();
    }

    @Test
    void all_severalPages_returnsEveryResultOnceInOrder() {
        assertThat(PageRequest.of(2).all(page -> library.accountItems("ana", page)))
                .containsExactly(
                        new Reservation("ana", 0, "b"), new Reservation("ana", 1, "b"), new Reservation("ana", 2, "b"));
        assertThat(PageRequest.of(2).scope("tenant-1").after(cursor).all(page -> library.accountItems("ana", page)))
                .containsExactly(new Reservation("ana", 2, "b"));
    }

    @Test
    void pages_consumerStops_readsNoMorePages() {
        client.takeRequestNames();
        assertThat(PageRequest.of(1)
                        .pages(page -> library.accountItems("ana", page))
                        .limit(2)
                        .count())
                .isEqualTo(2);
        assertThat(client.takeRequestNames()).containsExactly("Query", "Query");
    }

    @Test
    void cursor_ofTheSameQueryAndScope_continues() {
        assertThat(library.accountItems(
                                "ana", PageRequest.of(5).scope("tenant-1").after(cursor.text()))
                        .items())
                .containsExactly(new Reservation("ana", 2, "b"));
    }

    @Test
    void cursor_text_isUrlSafeAndHidesTheKey() {
        assertThat(cursor.text()).matches("[A-Za-z0-9_-]+");
        assertThat(new String(Base64.getUrlDecoder().decode(cursor.text()), java.nio.charset.StandardCharsets.UTF_8))
                .doesNotContain("MEMBER", "RESERVATION");
    }

    @Test
    void cursor_ofAnotherScopeArgumentOrPattern_isRefused() {
        PageRequest request = PageRequest.of(5).after(cursor);
        refused(() -> library.accountItems("ana", request.scope("tenant-2")));
        refused(() -> library.accountItems("ana", request.scope("")));
        refused(() -> library.accountItems("bea", request.scope("tenant-1")));
        refused(() -> library.loansOf("ana", request.scope("tenant-1")));
    }

    @Test
    void cursor_anyFlippedBit_isRefused() {
        byte[] bytes = Base64.getUrlDecoder().decode(cursor.text());
        for (int bit = 0; bit < bytes.length * 8; bit++) {
            byte[] flipped = bytes.clone();
            flipped[bit / 8] ^= (byte) (1 << (bit % 8));
            String text = Base64.getUrlEncoder().withoutPadding().encodeToString(flipped);
            refused(() -> library.accountItems(
                    "ana", PageRequest.of(5).scope("tenant-1").after(text)));
        }
    }

    @Test
    void cursor_ofAnotherFilter_isRefused() {
        joined("ana", null);
        for (int i = 0; i < 3; i++) {
            shelved("b" + i, "Pessoa", "Ode");
            library.loans().create(new Loan("ana", "b" + i, clock.instant(), true, null));
        }
        Cursor filtered = library.loansWhere("ana", LoanAttributes.OPEN.eq(true), PageRequest.of(1))
                .next()
                .orElseThrow();
        refused(() -> library.loansWhere(
                "ana", LoanAttributes.OPEN.eq(false), PageRequest.of(1).after(filtered)));
        assertThat(library.loansWhere(
                                "ana",
                                LoanAttributes.OPEN.eq(true),
                                PageRequest.of(1).after(filtered))
                        .items())
                .hasSize(1);
    }

    @Test
    void cursor_ofAnotherProcess_needsASharedKeyRing() {
        refused(() -> VillageLibraryDesign.on(client, options.cursorKeys(CursorKeys.random()))
                .accountItems("ana", PageRequest.of(5).scope("tenant-1").after(cursor)));
        CursorKeys ring = CursorKeys.of("2026-11", new byte[32]);
        Cursor shared = VillageLibraryDesign.on(client, options.cursorKeys(ring))
                .accountItems("ana", PageRequest.of(2))
                .next()
                .orElseThrow();
        byte[] newer = new byte[32];
        newer[0] = 1;
        assertThat(VillageLibraryDesign.on(client, options.cursorKeys(ring.rotate("2026-12", newer)))
                        .accountItems("ana", PageRequest.of(5).after(shared))
                        .items())
                .hasSize(1);
    }

    @Test
    void cursor_pastItsLifetime_isRefused() {
        VillageLibraryDesign strict = VillageLibraryDesign.on(client, options.cursorLifetime(Duration.ofMinutes(10)));
        Cursor short1 = strict.accountItems("ana", PageRequest.of(2)).next().orElseThrow();
        clock.advance(Duration.ofMinutes(11));
        assertThatThrownBy(() -> strict.accountItems("ana", PageRequest.of(2).after(short1)))
                .isInstanceOf(InvalidCursorException.class)
                .hasMessage("Invalid cursor: it has expired");
    }

    private static void refused(ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOf(InvalidCursorException.class);
    }
}
