package io.azulejo.tests.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.error.VersionConflictException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class UniqueTest extends LibrarySuite {

    @Test
    void create_takenValue_namesEntityAndComponent() {
        joined("ana", "ana@example.org");
        assertThatThrownBy(() -> joined("bea", "ana@example.org"))
                .isInstanceOfSatisfying(UniqueViolationException.class, violation -> {
                    assertThat(violation.entity()).isEqualTo("Member");
                    assertThat(violation.component()).isEqualTo("email");
                })
                .hasMessage("Unique violation: Member.email");
        assertThat(library.member("bea")).isEmpty();
    }

    @Test
    void create_withUniqueValue_isOneTransaction() {
        joined("ana", "ana@example.org");
        assertThat(client.takeRequestNames()).containsExactly("TransactWriteItems");
    }

    @Test
    void create_nullValues_areNotGuarded() {
        joined("ana", null);
        joined("bea", null);
        assertThat(client.takeRequestNames()).containsExactly("PutItem", "PutItem");
        assertThat(stored()).containsOnlyKeys("MEMBER#ana PROFILE", "MEMBER#bea PROFILE");
    }

    @Test
    void create_guardEntity_isFilledFromItsOwner() {
        library.join(Member.named("Ana", null).id("ana").card("007"));
        assertThat(library.cards().get(CardHolderKeys.of("faro", "007")))
                .contains(new CardHolder("faro", "007", "ana"));
    }

    @Test
    void create_sameValueInAnotherScope_isAllowed() {
        library.join(Member.named("Ana", null).id("ana").card("007"));
        Member bea = Member.named("Bea", null).id("bea").card("007");
        assertThatThrownBy(() -> library.join(bea)).hasMessage("Unique violation: Member.card");
        Member inLagos = new Member(
                "bea",
                "lagos",
                null,
                "007",
                "Bea",
                null,
                bea.interests(),
                bea.notes(),
                bea.fines(),
                0,
                bea.joinedAt(),
                bea.changedAt(),
                0);
        assertThat(library.join(inLagos).branch()).isEqualTo("lagos");
    }

    @Test
    void update_changedValue_freesTheOldOne() {
        joined("ana", "ana@example.org");
        Member changed = library.members()
                .update(MemberKeys.of("ana"))
                .set(MemberAttributes.EMAIL, "anna@example.org")
                .run();
        assertThat(changed.email()).isEqualTo("anna@example.org");
        assertThat(changed.version()).isEqualTo(2);
        joined("bea", "ana@example.org");
        assertThatThrownBy(() -> joined("cleo", "anna@example.org")).isInstanceOf(UniqueViolationException.class);
    }

    @Test
    void update_takenValue_changesNothing() {
        joined("ana", "ana@example.org");
        joined("bea", "bea@example.org");
        assertThatThrownBy(() -> library.members()
                        .update(MemberKeys.of("bea"))
                        .set(MemberAttributes.EMAIL, "ana@example.org")
                        .run())
                .hasMessage("Unique violation: Member.email");
        assertThat(library.member("bea").orElseThrow().email()).isEqualTo("bea@example.org");
    }

    @Test
    void update_toAndFromNull_releasesAndClaimsTheValue() {
        joined("ana", "ana@example.org");
        library.members()
                .update(MemberKeys.of("ana"))
                .set(MemberAttributes.EMAIL, null)
                .run();
        assertThat(stored()).containsOnlyKeys("MEMBER#ana PROFILE");
        joined("bea", "ana@example.org");
        assertThatThrownBy(() -> library.members()
                        .update(MemberKeys.of("ana"))
                        .set(MemberAttributes.EMAIL, "ana@example.org")
                        .run())
                .isInstanceOf(UniqueViolationException.class);
    }

    @Test
    void update_ofOtherComponents_leavesTheGuardsAlone() {
        joined("ana", "ana@example.org");
        client.takeRequestNames();
        library.members()
                .update(MemberKeys.of("ana"))
                .add(MemberAttributes.LOANS, 1)
                .run();
        assertThat(client.takeRequestNames()).containsExactly("UpdateItem");
    }

    @Test
    void update_sameValueAgain_needsNoTransaction() {
        joined("ana", "ana@example.org");
        client.takeRequestNames();
        library.members()
                .update(MemberKeys.of("ana"))
                .set(MemberAttributes.EMAIL, "ana@example.org")
                .run();
        assertThat(client.takeRequestNames()).containsExactly("GetItem", "UpdateItem");
    }

    @Test
    void put_changedValue_movesTheGuard() {
        Member ana = joined("ana", "ana@example.org");
        client.takeRequestNames();
        library.members().put(ana.email("anna@example.org"));
        assertThat(client.takeRequestNames()).containsExactly("GetItem", "TransactWriteItems");
        joined("bea", "ana@example.org");
    }

    @Test
    void replace_givenTheOldEntity_readsNothing() {
        Member ana = joined("ana", "ana@example.org");
        client.takeRequestNames();
        library.members().replace(ana, ana.email("anna@example.org"));
        assertThat(client.takeRequestNames()).containsExactly("TransactWriteItems");
        joined("bea", "ana@example.org");
        assertThatThrownBy(() -> library.members().replace(ana, ana.email("x@example.org")))
                .isInstanceOf(VersionConflictException.class);
    }

    @Test
    void delete_ofTheOwner_freesTheValue() {
        Member ana = joined("ana", "ana@example.org");
        library.members().delete(MemberKeys.of("ana"));
        assertThat(stored()).isEmpty();
        Member again = library.join(ana.id("bea"));
        library.members().delete(again);
        assertThat(stored()).isEmpty();
    }

    @Test
    void delete_valueChangedConcurrently_releasesTheNewValue() {
        joined("ana", "ana@example.org");
        client.before(
                software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest.class,
                List.of(() -> VillageLibraryDesign.on(raw, options)
                        .members()
                        .update(MemberKeys.of("ana"))
                        .set(MemberAttributes.EMAIL, "anna@example.org")
                        .run()));
        library.members().delete(MemberKeys.of("ana"));
        assertThat(client.takeRequestNames())
                .containsExactly(
                        "TransactWriteItems", "GetItem", "TransactWriteItems", "GetItem", "TransactWriteItems");
        assertThat(stored()).isEmpty();
    }

    @Test
    void transaction_valuePassesToAnotherOwner_mergesTheGuardActions() {
        Member ana = joined("ana", "ana@example.org");
        library.transaction()
                .delete(ana)
                .create(Member.named("Bea", "ana@example.org").id("bea"))
                .run();
        assertThat(stored()).containsKey("MEMBER#bea PROFILE").doesNotContainKey("MEMBER#ana PROFILE");
        assertThatThrownBy(() -> joined("cleo", "ana@example.org")).isInstanceOf(UniqueViolationException.class);
    }

    @Test
    void transaction_twoOwnersOfOneValue_isRejectedBeforeItIsSent() {
        assertThatThrownBy(() -> library.transaction()
                        .create(Member.named("Ana", "ana@example.org").id("ana"))
                        .create(Member.named("Bea", "ana@example.org").id("bea"))
                        .run())
                .hasMessage("Unique violation: Member.email");
        assertThat(client.takeRequestNames()).isEmpty();
    }

    @Test
    void transaction_explicitActionOnTheGuard_replacesTheDerivedOne() {
        Member ana = library.join(Member.named("Ana", null).id("ana").card("007"));
        CardHolder kept = new CardHolder("faro", "007", "lost-property");
        library.transaction().delete(ana).put(kept).run();
        assertThat(library.cards().get(CardHolderKeys.of("faro", "007"))).contains(kept);
    }

    @Test
    void create_racedByManyThreads_oneWins() throws Exception {
        int threads = 16;
        AtomicInteger won = new AtomicInteger();
        AtomicInteger refused = new AtomicInteger();
        VillageLibraryDesign shared = VillageLibraryDesign.on(raw, options);
        List<Callable<Void>> racers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            String id = "racer" + i;
            racers.add(() -> {
                try {
                    shared.join(Member.named(id, "same@example.org").id(id));
                    won.incrementAndGet();
                } catch (UniqueViolationException e) {
                    refused.incrementAndGet();
                }
                return null;
            });
        }
        race(racers);
        assertThat(won).hasValue(1);
        assertThat(refused).hasValue(threads - 1);
        assertThat(stored()).hasSize(2);
    }

    @Test
    void update_racedByManyThreads_guardsAndValuesAgree() throws Exception {
        VillageLibraryDesign shared = VillageLibraryDesign.on(raw, options);
        for (int i = 0; i < 4; i++) {
            joined("m" + i, "m" + i + "@example.org");
        }
        List<Callable<Void>> racers = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            String id = "m" + (i % 4);
            String email = "shared" + (i % 3) + "@example.org";
            racers.add(() -> {
                try {
                    shared.members()
                            .update(MemberKeys.of(id))
                            .set(MemberAttributes.EMAIL, email)
                            .run();
                } catch (UniqueViolationException e) {
                    assertThat(e.component()).isEqualTo("email");
                }
                return null;
            });
        }
        race(racers);
        List<String> guards = new ArrayList<>();
        List<String> emails = new ArrayList<>();
        stored().forEach((key, item) -> {
            if (key.startsWith("UNIQUE#")) {
                guards.add(key.replaceFirst(" .*", "").replaceFirst(".*#", ""));
            } else {
                emails.add(String.valueOf(text(item, "Email")));
            }
        });
        assertThat(guards).containsExactlyInAnyOrderElementsOf(emails);
    }

    private static void race(List<Callable<Void>> racers) throws InterruptedException, ExecutionException {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Void> result : threads.invokeAll(racers)) {
                result.get();
            }
        }
    }
}
