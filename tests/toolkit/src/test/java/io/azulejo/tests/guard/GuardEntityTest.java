package io.azulejo.tests.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.error.UniqueViolationException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Guards that are entities of the design: they belong to one owner too. */
class GuardEntityTest extends InnSuite {

    @Test
    void guard_thatHoldsItsOwnersKey_isWrittenAsDeclared() {
        inn.lodgers().create(new Lodger("ana", "7"));

        assertThat(stored().get("BADGE#7"))
                .containsOnlyKeys("PK", "SK", "type", "badge", "lodgerId")
                .containsEntry("lodgerId", AttributeValue.fromS("ana"));
        assertThat(inn.badges().get(BadgeKeys.of("7"))).contains(new Badge("7", "ana"));
    }

    @Test
    void guard_thatDoesNotHoldItsOwnersKey_getsIt() {
        inn.dogs().create(new Dog("rex", "7"));

        assertThat(ownerOf("TAG#7")).isEqualTo("DOG#rex");
    }

    @Test
    void delete_oneOfTwoItemsWithTheSameValue_leavesTheOthersGuard() {
        inn.lodgers().create(new Lodger("ana", "7"));
        inn.dogs().create(new Dog("rex", "7"));
        storeTwins();

        assertThat(inn.lodgers().delete(LodgerKeys.of("twin"))).isPresent();
        assertThat(inn.dogs().delete(DogKeys.of("twin"))).isPresent();
        assertThat(stored()).containsOnlyKeys("LODGER#ana", "BADGE#7", "DOG#rex", "TAG#7");
        assertThatThrownBy(() -> inn.lodgers().create(new Lodger("bea", "7")))
                .isInstanceOf(UniqueViolationException.class);
        assertThatThrownBy(() -> inn.dogs().create(new Dog("max", "7"))).isInstanceOf(UniqueViolationException.class);
    }

    @Test
    void update_oneOfTwoItemsWithTheSameValue_leavesTheOthersGuard() {
        inn.lodgers().create(new Lodger("ana", "7"));
        storeTwins();

        inn.lodgers()
                .update(LodgerKeys.of("twin"))
                .set(LodgerAttributes.BADGE, "8")
                .run();
        assertThat(inn.badges().get(BadgeKeys.of("7"))).contains(new Badge("7", "ana"));
        assertThat(inn.badges().get(BadgeKeys.of("8"))).contains(new Badge("8", "twin"));
    }

    @Test
    void delete_guardOfAnEarlierBuild_isReleased() {
        store(Map.of("PK", AttributeValue.fromS("TAG#9"), "SK", AttributeValue.fromS("TAG")));
        inn.dogs().create(new Dog("rex", "7"));
        store(Map.of("PK", AttributeValue.fromS("TAG#7"), "SK", AttributeValue.fromS("TAG")));

        inn.dogs().delete(DogKeys.of("rex"));
        assertThat(stored()).containsOnlyKeys("TAG#9");
    }

    @Test
    void guard_thatTellsItsOwnerByAText_isWrittenAsDeclared() {
        inn.lockers().create(new Locker("1", "7"));
        assertThat(stored().get("CODE#7"))
                .containsOnlyKeys("PK", "SK", "type", "target")
                .containsEntry("target", AttributeValue.fromS("LOCKER#1"));
        store(Map.of(
                "PK", AttributeValue.fromS("LOCKER#2"),
                "SK", AttributeValue.fromS("LOCKER"),
                "type", AttributeValue.fromS("LOCKER"),
                "code", AttributeValue.fromS("7"),
                "lockerId", AttributeValue.fromS("2")));

        inn.lockers().delete(LockerKeys.of("2"));
        assertThat(stored()).containsOnlyKeys("LOCKER#1", "CODE#7");
        store(Map.of("PK", AttributeValue.fromS("CODE#7"), "SK", AttributeValue.fromS("CODE")));
        assertThatThrownBy(() -> inn.lockers().create(new Locker("3", "7")))
                .isInstanceOf(UniqueViolationException.class);
        inn.lockers().delete(LockerKeys.of("1"));
        assertThat(stored()).isEmpty();
    }

    @Test
    void put_ownGuard_isKept() {
        inn.lodgers().create(new Lodger("ana", "7"));
        inn.lodgers().put(new Lodger("ana", "7"));
        inn.transaction()
                .delete(LodgerKeys.of("ana"))
                .create(new Lodger("bea", "7"))
                .run();

        assertThat(inn.badges().get(BadgeKeys.of("7"))).contains(new Badge("7", "bea"));
    }

    /** Stores a lodger and a dog whose values are guarded for another item, as an application without guards would. */
    private void storeTwins() {
        store(Map.of(
                "PK", AttributeValue.fromS("LODGER#twin"),
                "SK", AttributeValue.fromS("LODGER"),
                "type", AttributeValue.fromS("LODGER"),
                "badge", AttributeValue.fromS("7"),
                "lodgerId", AttributeValue.fromS("twin")));
        store(Map.of(
                "PK", AttributeValue.fromS("DOG#twin"),
                "SK", AttributeValue.fromS("DOG"),
                "type", AttributeValue.fromS("DOG"),
                "tag", AttributeValue.fromS("7"),
                "dogId", AttributeValue.fromS("twin")));
    }
}
