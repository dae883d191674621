package io.azulejo.tests.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.error.VersionConflictException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class WriteTest extends LibrarySuite {
    private static final Reservation FIRST = new Reservation("m1", 1, "b1");

    @Test
    void create_newMember_fillsInIdTimesAndVersion() {
        Member ana = library.join(Member.named("Ana", null));
        assertThat(ana.memberId()).matches("mem_[0-9A-Z]{26}");
        assertThat(ana.joinedAt()).isEqualTo(clock.instant());
        assertThat(ana.changedAt()).isEqualTo(clock.instant());
        assertThat(ana.version()).isEqualTo(1);
        assertThat(library.member(ana.memberId())).contains(ana);
    }

    @Test
    void builder_withoutAComponentThatMayNotBeNull_namesIt() {
        assertThatThrownBy(() -> MemberBuilder.blank().branch("north").build())
                .isInstanceOf(NullPointerException.class)
                .hasMessage("Member.name is not set");
    }

    @Test
    void builder_ofAnEntity_copiesEveryComponent() {
        Member ana = library.join(Member.named("Ana", null));
        assertThat(MemberBuilder.of(ana).build()).isEqualTo(ana);
        assertThat(MemberBuilder.of(ana).name("Bea").build().memberId()).isEqualTo(ana.memberId());
    }

    @Test
    void create_manyMembers_idsRise() {
        String first = library.join(Member.named("Ana", null)).memberId();
        String second = library.join(Member.named("Bea", null)).memberId();
        assertThat(second).isGreaterThan(first);
    }

    @Test
    void create_takenKey_isRefused() {
        library.reservations().create(FIRST);
        assertThatThrownBy(() -> library.reservations().create(FIRST))
                .isInstanceOf(AlreadyExistsException.class)
                .hasMessage("Already exists: Reservation(MEMBER#m1, RESERVATION#001#b1)");
    }

    @Test
    void getOrCreate_missingItem_isCreatedOnceAndThenRead() {
        Supplier<Reservation> second = () -> new Reservation("m1", 1, "b2");
        assertThat(library.reservations().getOrCreate(ReservationKeys.of("m1", 1, "b1"), () -> FIRST))
                .isEqualTo(FIRST);
        client.takeRequestNames();
        assertThat(library.reservations().getOrCreate(ReservationKeys.of("m1", 1, "b1"), second))
                .isEqualTo(FIRST);
        assertThat(client.takeRequestNames()).containsExactly("GetItem");
    }

    @Test
    void getOrCreate_createdConcurrently_returnsTheExistingItem() {
        assertThat(library.reservations()
                        .getOrCreate(
                                ReservationKeys.of("m1", 1, "b1"),
                                () -> library.reservations().create(FIRST)))
                .isEqualTo(FIRST);
    }

    @Test
    void update_version_isCheckedOnlyIfGiven() {
        Member ana = library.join(Member.named("Ana", null));
        library.members()
                .update(MemberKeys.of(ana.memberId()))
                .set(MemberAttributes.NAME, "Bea")
                .expectVersion(OptionalLong.empty())
                .run();
        assertThatThrownBy(() -> library.members()
                        .update(MemberKeys.of(ana.memberId()))
                        .set(MemberAttributes.NAME, "Cleo")
                        .expectVersion(OptionalLong.of(ana.version()))
                        .run())
                .isInstanceOf(VersionConflictException.class);
    }

    @Test
    void create_entityWithoutConstraints_isOnePutItem() {
        library.reservations().create(FIRST);
        assertThat(client.takeRequestNames()).containsExactly("PutItem");
    }

    @Test
    void create_writtenItem_matchesTheDesign() {
        library.reservations().create(FIRST);
        assertThat(stored())
                .isEqualTo(Map.of(
                        "MEMBER#m1 RESERVATION#001#b1",
                        Map.of(
                                "PK", AttributeValue.fromS("MEMBER#m1"),
                                "SK", AttributeValue.fromS("RESERVATION#001#b1"),
                                "Type", AttributeValue.fromS("RESERVATION"),
                                "MemberId", AttributeValue.fromS("m1"),
                                "Rank", AttributeValue.fromN("1"),
                                "BookId", AttributeValue.fromS("b1"))));
    }

    @Test
    void put_versionedEntity_raisesVersionAndRefusesTheOldOne() {
        Member ana = joined("ana", null);
        clock.advance(Duration.ofMinutes(1));
        Member renamed = library.members().put(ana.name("Anna"));
        assertThat(renamed.version()).isEqualTo(2);
        assertThat(renamed.joinedAt()).isEqualTo(ana.joinedAt());
        assertThat(renamed.changedAt()).isEqualTo(clock.instant());
        assertThatThrownBy(() -> library.members().put(ana.name("Anne")))
                .isInstanceOf(VersionConflictException.class)
                .hasMessage("Version conflict: Member(MEMBER#ana, PROFILE) was expected in version 1, found 2");
    }

    @Test
    void put_itemWithoutVersion_countsAsVersionZero() {
        joined("ana", null);
        raw.updateItem(request ->
                request.tableName(table).key(MemberKeys.of("ana").item()).updateExpression("REMOVE Version"));
        Member old = library.member("ana").orElseThrow();
        assertThat(old.version()).isZero();
        assertThat(library.members().put(old).version()).isEqualTo(1);
    }

    @Test
    void put_conditionNotMet_isRejected() {
        shelved("b1", "Pessoa", "Mensagem");
        Book book = library.book("b1").orElseThrow();
        assertThatThrownBy(() -> library.books().put(book, BookAttributes.LENT.eq(true)))
                .isInstanceOf(ConditionFailedException.class)
                .hasMessage("Condition failed: cannot put Book(BOOK#b1, BOOK)");
        assertThat(library.books().put(book, BookAttributes.LENT.eq(false))).isEqualTo(book);
    }

    @Test
    void change_itemWithUnknownAttributes_keepsThem() {
        Member ana = joined("ana", "ana@example.com").address(new Address("Rua Nova 1", "Faro", 2));
        Member housed = library.members().change(ana);
        raw.updateItem(request -> request.tableName(table)
                .key(MemberKeys.of("ana").item())
                .updateExpression("SET Shoe = :size")
                .expressionAttributeValues(Map.of(":size", AttributeValue.fromN("38"))));
        Member changed =
                library.members().change(housed.name("Ana Maria").email(null).address(null));
        assertThat(changed.version()).isEqualTo(3);
        assertThat(library.member("ana")).contains(changed);
        assertThat(stored()).as("and no guard of the address").containsOnlyKeys("MEMBER#ana PROFILE");
        assertThat(stored().get("MEMBER#ana PROFILE"))
                .containsEntry("Shoe", AttributeValue.fromN("38"))
                .doesNotContainKeys("Email", "Address");
        assertThatThrownBy(() -> library.members().change(housed)).isInstanceOf(VersionConflictException.class);
    }

    @Test
    void change_indexKeys_matchThoseOfAPut() {
        Book book = shelved("b1", "Saramago", "Cegueira");
        Book lent = BookBuilder.of(book).lent(true).author("José Saramago").build();
        library.books().change(lent);
        Map<String, Map<String, AttributeValue>> changed = stored();
        library.books().put(lent);
        assertThat(changed).isEqualTo(stored());
    }

    @Test
    void change_missingItem_isNotCreated() {
        assertThatThrownBy(() ->
                        library.members().change(Member.named("Ghost", null).id("nobody")))
                .isInstanceOf(NotFoundException.class)
                .hasMessage("Not found: there is no Member(MEMBER#nobody, PROFILE)");
        assertThatThrownBy(() -> library.reservations().change(FIRST)).isInstanceOf(NotFoundException.class);
        assertThat(stored()).isEmpty();
    }

    @Test
    void update_missingItem_isNotCreated() {
        assertThatThrownBy(() -> library.members()
                        .update(MemberKeys.of("nobody"))
                        .set(MemberAttributes.NAME, "Ghost")
                        .run())
                .isInstanceOf(NotFoundException.class)
                .hasMessage("Not found: there is no Member(MEMBER#nobody, PROFILE)");
        assertThat(stored()).isEmpty();
    }

    @Test
    void update_everyKindOfAction_isOneRequestThatReturnsTheEntity() {
        Member ana = joined("ana", null);
        client.takeRequestNames();
        clock.advance(Duration.ofSeconds(5));
        Member changed = library.members()
                .update(MemberKeys.of("ana"))
                .set(MemberAttributes.NAME, "Ana Maria")
                .set(MemberAttributes.ADDRESS, new Address("Rua Nova 1", "Faro", 2))
                .add(MemberAttributes.INTERESTS, Set.of("tiles", "tea"))
                .append(MemberAttributes.NOTES, List.of("late"))
                .add(MemberAttributes.LOANS, 2)
                .run();
        assertThat(client.takeRequestNames()).containsExactly("UpdateItem");
        assertThat(changed.name()).isEqualTo("Ana Maria");
        assertThat(changed.address()).isEqualTo(new Address("Rua Nova 1", "Faro", 2));
        assertThat(changed.interests()).containsExactlyInAnyOrder("tiles", "tea");
        assertThat(changed.notes()).containsExactly("late");
        assertThat(changed.loans()).isEqualTo(2);
        assertThat(changed.version()).isEqualTo(ana.version() + 1);
        assertThat(changed.changedAt()).isEqualTo(clock.instant());
        assertThat(library.member("ana")).contains(changed);
    }

    @Test
    void update_nestedAttribute_changesOnlyThatAttribute() {
        joined("ana", null);
        library.members()
                .update(MemberKeys.of("ana"))
                .set(MemberAttributes.ADDRESS, new Address("Rua Nova 1", "Faro", 2))
                .set(MemberAttributes.NOTES, List.of("a", "c"))
                .set(MemberAttributes.FINES, Map.of("b1", 3))
                .run();
        Member changed = library.members()
                .update(MemberKeys.of("ana"))
                .set(MemberAttributes.ADDRESS.city(), "Lagos")
                .remove(MemberAttributes.ADDRESS.floor())
                .set(MemberAttributes.NOTES.at(1), "b")
                .set(MemberAttributes.FINES.key("b2"), 5)
                .run();
        assertThat(changed.address()).isEqualTo(new Address("Rua Nova 1", "Lagos", null));
        assertThat(changed.notes()).containsExactly("a", "b");
        assertThat(changed.fines()).isEqualTo(Map.of("b1", 3, "b2", 5));
    }

    @Test
    void update_prependRemoveSetIfMissingAndDelete_changeTheItem() {
        joined("ana", null);
        library.members()
                .update(MemberKeys.of("ana"))
                .set(MemberAttributes.INTERESTS, Set.of("tiles", "tea"))
                .set(MemberAttributes.NOTES, List.of("b"))
                .setIfMissing(MemberAttributes.ADDRESS, new Address("Rua Nova 1", "Faro", null))
                .run();
        Member changed = library.members()
                .update(MemberKeys.of("ana"))
                .delete(MemberAttributes.INTERESTS, Set.of("tea"))
                .prepend(MemberAttributes.NOTES, List.of("a"))
                .setIfMissing(MemberAttributes.ADDRESS, new Address("Elsewhere", "Lagos", null))
                .run();
        assertThat(changed.interests()).containsExactly("tiles");
        assertThat(changed.notes()).containsExactly("a", "b");
        assertThat(changed.address()).isEqualTo(new Address("Rua Nova 1", "Faro", null));
        Member bare = library.members()
                .update(MemberKeys.of("ana"))
                .set(MemberAttributes.INTERESTS, Set.of())
                .remove(MemberAttributes.ADDRESS)
                .run();
        assertThat(bare.interests()).isEmpty();
        assertThat(bare.address()).isNull();
    }

    @Test
    void update_conditionThatDoesNotHold_isRefusedWithTheItemFound() {
        joined("ana", null);
        assertThatThrownBy(() -> library.members()
                        .update(MemberKeys.of("ana"))
                        .add(MemberAttributes.LOANS, 1)
                        .where(MemberAttributes.LOANS.gt(3))
                        .run())
                .isInstanceOfSatisfying(
                        ConditionFailedException.class,
                        failed -> assertThat(failed.found()).containsEntry("Borrowed", AttributeValue.fromN("0")))
                .hasMessage("Condition failed: cannot update Member(MEMBER#ana, PROFILE)");
    }

    @Test
    void update_expectedVersion_isCheckedBeforeTheCondition() {
        joined("ana", null);
        assertThatThrownBy(() -> library.members()
                        .update(MemberKeys.of("ana"))
                        .set(MemberAttributes.NAME, "Anna")
                        .expectVersion(7)
                        .run())
                .isInstanceOf(VersionConflictException.class)
                .hasMessageContaining("expected in version 7, found 1");
        assertThat(library.members()
                        .update(MemberKeys.of("ana"))
                        .set(MemberAttributes.NAME, "Anna")
                        .expectVersion(1)
                        .run()
                        .version())
                .isEqualTo(2);
    }

    @Test
    void update_misuse_isRefusedBeforeAnythingIsSent() {
        assertThatThrownBy(() -> library.members().update(MemberKeys.of("ana")).run())
                .hasMessage("The update of Member(MEMBER#ana, PROFILE) changes nothing");
        assertThatThrownBy(() -> library.members().update(MemberKeys.of("ana")).remove(MemberAttributes.NAME))
                .hasMessage("Member.name is not nullable, it cannot be removed");
        assertThatThrownBy(() -> library.members()
                        .update(MemberKeys.of("ana"))
                        .add(MemberAttributes.LOANS, 1)
                        .set(MemberAttributes.LOANS, 1))
                .hasMessage("The update of Member(MEMBER#ana, PROFILE) changes Borrowed twice");
        assertThatThrownBy(() -> library.loans().update(LoanKeys.of("m1", "b1")).expectVersion(1))
                .hasMessage("Loan has no @Version component");
        assertThat(client.takeRequestNames()).isEmpty();
    }

    @Test
    void delete_byKey_returnsTheDeletedEntity() {
        library.reservations().create(FIRST);
        client.takeRequestNames();
        assertThat(library.reservations().delete(ReservationKeys.of("m1", 1, "b1")))
                .contains(FIRST);
        assertThat(library.reservations().delete(ReservationKeys.of("m1", 1, "b1")))
                .isEmpty();
        assertThat(client.takeRequestNames()).containsExactly("DeleteItem", "DeleteItem");
    }

    @Test
    void delete_staleEntity_isRefused() {
        Member ana = joined("ana", null);
        library.members().put(ana);
        assertThatThrownBy(() -> library.members().delete(ana))
                .isInstanceOf(VersionConflictException.class)
                .hasMessageContaining("expected in version 1, found 2");
        assertThat(library.member("ana")).isPresent();
    }

    @Test
    void delete_conditionNotMet_isRejected() {
        shelved("b1", "Pessoa", "Mensagem");
        assertThatThrownBy(() -> library.books().delete(BookKeys.of("b1"), BookAttributes.LENT.eq(true)))
                .isInstanceOf(ConditionFailedException.class)
                .hasMessage("Condition failed: cannot delete Book(BOOK#b1, BOOK)");
    }

    @Test
    void get_delimiterInAValue_matchesNoOtherItem() {
        library.reservations().create(new Reservation("a#RESERVATION", 1, "b"));
        assertThat(stored()).containsOnlyKeys("MEMBER#a%23RESERVATION RESERVATION#001#b");
        assertThat(library.reservations().get(ReservationKeys.of("a#RESERVATION", 1, "b")))
                .isPresent();
    }
}
