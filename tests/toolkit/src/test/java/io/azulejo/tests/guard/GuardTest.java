package io.azulejo.tests.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.error.UniqueViolationException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Keys and owners of guards, of this build and of earlier ones. */
class GuardTest extends InnSuite {
    private static final String OLD = "UNIQUE#Guest#email#ana@x.pt";
    private static final String NEW = "UNIQUE#GUEST#email#ana@x.pt";

    @Test
    void create_guard_isNamedAfterTheEntityTypeAndHoldsItsOwnersKey() {
        inn.guests().create(new Guest("ana", "ana@x.pt", 1));

        assertThat(stored()).containsOnlyKeys("GUEST#ana", NEW);
        assertThat(stored().get(NEW))
                .containsEntry(
                        "_owner",
                        AttributeValue.fromM(Map.of(
                                "PK", AttributeValue.fromS("GUEST#ana"), "SK", AttributeValue.fromS("PROFILE"))));
        assertThatThrownBy(() -> inn.guests().create(new Guest("bea", "ana@x.pt", 1)))
                .isInstanceOf(UniqueViolationException.class);
    }

    @Test
    void create_valueGuardedByAnEarlierBuild_isTaken() {
        storeGuestOfEarlierBuild("ana", "ana@x.pt");

        assertThatThrownBy(() -> inn.guests().create(new Guest("bea", "ana@x.pt", 1)))
                .isInstanceOf(UniqueViolationException.class);
        inn.guests().create(new Guest("bea", "bea@x.pt", 1));
        assertThatThrownBy(() -> inn.guests()
                        .update(GuestKeys.of("bea"))
                        .set(GuestAttributes.EMAIL, "ana@x.pt")
                        .run())
                .isInstanceOf(UniqueViolationException.class);
        assertThat(stored()).containsKey(OLD).doesNotContainKey(NEW);
    }

    @Test
    void put_guardOfAnEarlierBuild_isMoved() {
        storeGuestOfEarlierBuild("ana", "ana@x.pt");

        inn.guests().put(new Guest("ana", "ana@x.pt", 2));
        assertThat(stored()).containsOnlyKeys("GUEST#ana", NEW);
        assertThat(stored().get(NEW)).containsKey("_owner");
        inn.guests().put(new Guest("ana", "ana@x.pt", 3));
        assertThat(stored()).containsOnlyKeys("GUEST#ana", NEW);
        assertThatThrownBy(() -> inn.guests().create(new Guest("bea", "ana@x.pt", 1)))
                .isInstanceOf(UniqueViolationException.class);
    }

    @Test
    void changeOrUpdate_guardOfAnEarlierBuild_isMoved() {
        storeGuestOfEarlierBuild("ana", "ana@x.pt");
        inn.guests().change(new Guest("ana", "ana@x.pt", 2));
        assertThat(stored()).containsOnlyKeys("GUEST#ana", NEW);

        storeGuestOfEarlierBuild("bea", "bea@x.pt");
        inn.guests()
                .update(GuestKeys.of("bea"))
                .set(GuestAttributes.EMAIL, "bea@x.pt")
                .run();
        assertThat(stored()).containsOnlyKeys("GUEST#ana", NEW, "GUEST#bea", "UNIQUE#GUEST#email#bea@x.pt");
    }

    @Test
    void update_valueGuardedByAnEarlierBuild_isReleased() {
        storeGuestOfEarlierBuild("ana", "ana@x.pt");

        inn.guests()
                .update(GuestKeys.of("ana"))
                .set(GuestAttributes.EMAIL, "anna@x.pt")
                .run();
        assertThat(stored()).containsOnlyKeys("GUEST#ana", "UNIQUE#GUEST#email#anna@x.pt");
        inn.guests().create(new Guest("bea", "ana@x.pt", 1));
    }

    @Test
    void delete_guardOfAnEarlierBuild_isReleased() {
        storeGuestOfEarlierBuild("ana", "ana@x.pt");

        inn.guests().delete(GuestKeys.of("ana"));
        assertThat(stored()).isEmpty();
    }

    @Test
    void transaction_valueOfAnEarlierBuildPassesToAnotherOwner_isMoved() {
        storeGuestOfEarlierBuild("ana", "ana@x.pt");

        inn.transaction()
                .delete(GuestKeys.of("ana"))
                .create(new Guest("bea", "ana@x.pt", 1))
                .run();
        assertThat(stored()).containsOnlyKeys("GUEST#bea", NEW);
        assertThat(ownerOf(NEW)).isEqualTo("GUEST#bea");
    }

    @Test
    void delete_oneOfTwoItemsWithTheSameValue_leavesTheOthersGuard() {
        inn.guests().create(new Guest("ana", "ana@x.pt", 1));
        storeGuest("twin", "ana@x.pt");

        assertThat(inn.guests().delete(GuestKeys.of("twin"))).isPresent();
        assertThat(stored()).containsOnlyKeys("GUEST#ana", NEW);
        assertThatThrownBy(() -> inn.guests().create(new Guest("bea", "ana@x.pt", 1)))
                .isInstanceOf(UniqueViolationException.class);
    }

    @Test
    void update_oneOfTwoItemsWithTheSameValue_leavesTheOthersGuard() {
        inn.guests().create(new Guest("ana", "ana@x.pt", 1));
        storeGuest("twin", "ana@x.pt");

        inn.guests()
                .update(GuestKeys.of("twin"))
                .set(GuestAttributes.EMAIL, "twin@x.pt")
                .run();
        inn.guests().put(new Guest("twin", "twin2@x.pt", 1));
        assertThat(ownerOf(NEW)).isEqualTo("GUEST#ana");
        assertThat(stored()).containsOnlyKeys("GUEST#ana", "GUEST#twin", NEW, "UNIQUE#GUEST#email#twin2@x.pt");
    }

    @Test
    void transaction_releaseOfAValueThatAnotherItemHas_doesNotPassIt() {
        inn.guests().create(new Guest("ana", "ana@x.pt", 1));
        storeGuest("twin", "ana@x.pt");

        assertThatThrownBy(() -> inn.transaction()
                        .delete(GuestKeys.of("twin"))
                        .create(new Guest("bea", "ana@x.pt", 1))
                        .run())
                .isInstanceOf(UniqueViolationException.class);
        assertThat(stored()).containsOnlyKeys("GUEST#ana", "GUEST#twin", NEW);
    }
}
