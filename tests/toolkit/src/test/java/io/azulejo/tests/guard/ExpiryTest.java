package io.azulejo.tests.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.MissingReferenceException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.observe.Call;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items and guards that have expired but that DynamoDB has not removed yet. */
class ExpiryTest extends InnSuite {
    private static final String GUARD = "UNIQUE#PASS#code#77";

    @Test
    void create_expiredItem_replacesItInOneRequest() {
        inn.passes().create(pass("a", null));
        clock.advance(Duration.ofHours(1));
        calls.clear();

        Pass again = inn.passes().create(pass("a", null));
        assertThat(inn.passes().get(PassKeys.of("a"))).contains(again);
        assertThat(calls.getFirst()).extracting(Call::operation, Call::requests).containsExactly("create", 1);
    }

    @Test
    void create_itemThatHasNotExpired_isRefused() {
        inn.passes().create(pass("a", null));
        clock.advance(Duration.ofHours(1).minusSeconds(1));
        assertThatThrownBy(() -> inn.passes().create(pass("a", null))).isInstanceOf(AlreadyExistsException.class);

        inn.passes().create(new Pass("b", null, null));
        clock.advance(Duration.ofDays(999));
        assertThatThrownBy(() -> inn.passes().create(pass("b", null))).isInstanceOf(AlreadyExistsException.class);
    }

    @Test
    void getOrCreate_expiredItem_createsANewOne() {
        inn.passes().create(pass("a", "77"));
        clock.advance(Duration.ofHours(2));

        Pass again = inn.passes().getOrCreate(PassKeys.of("a"), () -> pass("a", "78"));
        assertThat(again.code()).isEqualTo("78");
    }

    @Test
    void checkAbsent_expiredItem_holds() {
        inn.passes().create(pass("a", null));
        assertThatThrownBy(() -> inn.transaction()
                        .checkAbsent(PassKeys.of("a"))
                        .create(pass("b", null))
                        .run())
                .isInstanceOf(AlreadyExistsException.class);
        clock.advance(Duration.ofHours(2));

        inn.transaction().checkAbsent(PassKeys.of("a")).create(pass("b", null)).run();
        assertThat(inn.passes().get(PassKeys.of("b"))).isPresent();
    }

    @Test
    void guard_ofAnItemThatExpires_expiresWithIt() {
        Pass first = inn.passes().create(pass("a", "77"));
        assertThat(stored().get(GUARD)).containsEntry("expiresAt", seconds(first.expiresAt()));
        assertThatThrownBy(() -> inn.passes().create(pass("b", "77"))).isInstanceOf(UniqueViolationException.class);
        clock.advance(Duration.ofHours(1));

        inn.passes().create(pass("b", "77"));
        assertThat(ownerOf(GUARD)).isEqualTo("PASS#b");
        inn.passes().delete(PassKeys.of("a"));
        assertThatThrownBy(() -> inn.passes().create(pass("c", "77"))).isInstanceOf(UniqueViolationException.class);
    }

    @Test
    void update_ofTheExpiry_movesTheGuards() {
        inn.passes().create(pass("a", "77"));
        Instant later = clock.instant().plus(Duration.ofHours(5));

        inn.passes()
                .update(PassKeys.of("a"))
                .set(PassAttributes.EXPIRES_AT, later)
                .run();
        assertThat(stored().get(GUARD)).containsEntry("expiresAt", seconds(later));
        clock.advance(Duration.ofHours(2));
        assertThatThrownBy(() -> inn.passes().create(pass("b", "77"))).isInstanceOf(UniqueViolationException.class);
        inn.passes().update(PassKeys.of("a")).remove(PassAttributes.EXPIRES_AT).run();
        assertThat(stored().get(GUARD)).doesNotContainKey("expiresAt").containsKey("_owner");
    }

    @Test
    void update_ofAnExpiredItem_findsNothing() {
        inn.passes().create(pass("a", "77"));
        clock.advance(Duration.ofHours(1));
        Instant later = clock.instant().plusSeconds(9);

        assertThatThrownBy(() -> inn.passes()
                        .update(PassKeys.of("a"))
                        .set(PassAttributes.EXPIRES_AT, later)
                        .run())
                .isInstanceOf(NotFoundException.class);
        assertThatThrownBy(() -> inn.passes().change(pass("a", "77"))).isInstanceOf(NotFoundException.class);
        assertThatThrownBy(() -> inn.transaction()
                        .check(PassKeys.of("a"))
                        .create(pass("b", null))
                        .run())
                .isInstanceOf(NotFoundException.class);
        assertThat(stored().get("PASS#a")).containsEntry("code", AttributeValue.fromS("77"));
    }

    @Test
    void update_ofAnItemWithoutUniqueValuesThatHasExpired_findsNothing() {
        inn.rooms().create(new Room("1", "north", null));
        inn.rooms().softDelete(RoomKeys.of("1"));
        clock.advance(Duration.ofDays(1));

        assertThatThrownBy(() -> inn.rooms().restore(RoomKeys.of("1"))).isInstanceOf(NotFoundException.class);
    }

    @Test
    void reference_toAnExpiredItem_isMissing() {
        inn.passes().create(pass("a", null));
        inn.visits().create(new Visit("v1", "a"));
        clock.advance(Duration.ofHours(1));

        assertThatThrownBy(() -> inn.visits().create(new Visit("v2", "a")))
                .isInstanceOf(MissingReferenceException.class);
        assertThat(stored()).containsKey("VISIT#v1").doesNotContainKey("VISIT#v2");
    }

    @Test
    void put_ofAnExpiredItemWhoseValueIsTaken_isRefused() {
        inn.passes().create(pass("a", "77"));
        clock.advance(Duration.ofHours(1));
        inn.passes().create(pass("b", "77"));

        assertThatThrownBy(() -> inn.passes().put(pass("a", "77"))).isInstanceOf(UniqueViolationException.class);
        assertThat(ownerOf(GUARD)).isEqualTo("PASS#b");
    }

    @Test
    void purgedItem_notRemovedYet_isAbsentAndFreesItsValue() {
        inn.rooms().create(new Room("1", "north", null));
        inn.rooms().softDelete(RoomKeys.of("1"));
        assertThatThrownBy(() -> inn.rooms().create(new Room("2", "north", null)))
                .isInstanceOf(UniqueViolationException.class);
        assertThatThrownBy(() -> inn.rooms().create(new Room("1", "south", null)))
                .isInstanceOf(AlreadyExistsException.class);
        clock.advance(Duration.ofDays(1));

        inn.rooms().create(new Room("2", "north", null));
        inn.rooms().create(new Room("1", "south", null));
        assertThat(inn.rooms().get(RoomKeys.of("1"))).isPresent();
    }

    @Test
    void restore_ofASoftDeletedItem_keepsItsGuardForGood() {
        inn.rooms().create(new Room("1", "north", null));
        inn.rooms().softDelete(RoomKeys.of("1"));
        inn.rooms().restore(RoomKeys.of("1"));
        clock.advance(Duration.ofDays(9));

        assertThatThrownBy(() -> inn.rooms().create(new Room("2", "north", null)))
                .isInstanceOf(UniqueViolationException.class);
    }

    @Test
    void create_ofAnExpiredItemByManyThreads_oneWins() throws Exception {
        inn.passes().create(pass("a", "77"));
        clock.advance(Duration.ofHours(1));
        AtomicInteger won = new AtomicInteger();
        List<Callable<@Nullable Void>> racers = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            String code = "code" + i;
            racers.add(() -> {
                try {
                    inn.passes().create(pass("a", code));
                    won.incrementAndGet();
                } catch (AlreadyExistsException e) {
                    assertThat(e.entity()).isEqualTo("Pass");
                }
                return null;
            });
        }
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<@Nullable Void> result : threads.invokeAll(racers)) {
                result.get();
            }
        }
        assertThat(won).hasValue(1);
    }

    private Pass pass(String id, @Nullable String code) {
        return new Pass(id, code, clock.instant().plus(Duration.ofHours(1)));
    }

    private static AttributeValue seconds(@Nullable Instant time) {
        return AttributeValue.fromN(time == null ? "" : Long.toString(time.getEpochSecond()));
    }
}
