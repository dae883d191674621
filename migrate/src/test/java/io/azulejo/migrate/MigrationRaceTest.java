package io.azulejo.migrate;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.migrate.MigrationOptions.GuardRepair;
import io.azulejo.migrate.MigrationOptions.KeyMoves;
import io.azulejo.migrate.sample.ShopStore;
import io.azulejo.migrate.sample.v2.Customer;
import io.azulejo.migrate.sample.v2.CustomerAttributes;
import io.azulejo.migrate.sample.v2.CustomerKeys;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.testkit.Race;
import io.azulejo.testkit.TransactionInterference;
import io.azulejo.tests.backends.Backend;
import io.azulejo.toolkit.error.ContentionException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.error.VersionConflictException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Migration beside running writers: it never brings back a deleted item and never overwrites a newer one. */
class MigrationRaceTest {
    private static final String GUARD = "UNIQUE#CUSTOMER#email#";

    @Test
    void guard_ownerDeletedRightBefore_isNotWritten() {
        TransactionInterference interference = new TransactionInterference();
        try (ShopStore shop = new ShopStore(Backend.IN_PROCESS, interference::with)) {
            shop.v1.customers().create(old("a", "a@"));
            interference.beforeNextTransaction(() -> shop.delete("CUSTOMER#a", "PROFILE"));

            MigrationReport report = shop.to2(shop.options()).run(shop.state);

            assertThat(report.counts().of(BackfillCounter.VANISHED)).isEqualTo(1);
            assertThat(shop.items()).isEmpty();
        }
    }

    @Test
    void guard_valueChangedRightBefore_isThatOfTheNewValue() {
        TransactionInterference interference = new TransactionInterference();
        try (ShopStore shop = new ShopStore(Backend.IN_PROCESS, interference::with)) {
            shop.v1.customers().create(old("a", "a@"));
            interference.beforeNextTransaction(() -> shop.v2
                    .customers()
                    .update(CustomerKeys.of("a"))
                    .set(CustomerAttributes.EMAIL, "new@")
                    .run());

            shop.to2(shop.options()).run(shop.state);

            assertThat(ShopStore.guards(shop.items())).containsExactly(GUARD + "new@");
            assertThat(shop.v2
                            .customers()
                            .get(CustomerKeys.of("a"))
                            .orElseThrow()
                            .email())
                    .isEqualTo("new@");
        }
    }

    @Test
    void guard_valueTakenRightBefore_isADuplicate() {
        TransactionInterference interference = new TransactionInterference();
        try (ShopStore shop = new ShopStore(Backend.IN_PROCESS, interference::with)) {
            shop.v1.customers().create(old("a", "a@"));
            interference.beforeNextTransaction(() -> shop.v2.customers().create(Customer.of("b", "a@", "Faro")));

            MigrationReport report = shop.to2(shop.options()).run(shop.state);

            assertThat(report.counts().of(BackfillCounter.DUPLICATES)).isEqualTo(1);
            assertThat(shop.item(GUARD + "a@", GUARD + "a@"))
                    .containsEntry(
                            "_owner", AttributeValue.fromM(ShopStore.strings("PK", "CUSTOMER#b", "SK", "PROFILE")));
        }
    }

    @Test
    void repair_orphanTakenRightBefore_staysWithItsNewOwner() {
        TransactionInterference interference = new TransactionInterference();
        try (ShopStore shop = new ShopStore(Backend.IN_PROCESS, interference::with)) {
            shop.to2(shop.options()).run(shop.state);
            Map<String, AttributeValue> guard = ShopStore.strings("PK", GUARD + "a@", "SK", GUARD + "a@");
            guard.put("_owner", AttributeValue.fromM(ShopStore.strings("PK", "CUSTOMER#a", "SK", "PROFILE")));
            shop.put(guard);
            interference.beforeNextTransaction(() -> shop.v2.customers().create(Customer.of("a", "a@", "Faro")));

            shop.to2(shop.options().guardRepair(GuardRepair.REPAIR)).run(shop.state);

            assertThat(ShopStore.guards(shop.items())).containsExactly(GUARD + "a@");
        }
    }

    @Test
    void rewrite_itemChangedRightBefore_keepsTheChange() {
        BeforeUpdate before = new BeforeUpdate();
        try (ShopStore shop = new ShopStore(Backend.IN_PROCESS, before::with)) {
            shop.v1.orders().create(new io.azulejo.migrate.sample.v1.Order("a", "o", "1.00", "old"));
            before.next(() -> shop.v1.orders().put(new io.azulejo.migrate.sample.v1.Order("a", "o", "2.00", "new")));

            shop.to2(shop.options()).run(shop.state);

            assertThat(shop.item("CUSTOMER#a", "ORDER#o"))
                    .containsEntry("cents", AttributeValue.fromN("200"))
                    .containsEntry("remark", AttributeValue.fromS("new"));
        }
    }

    @Test
    void rewrite_itemDeletedRightBefore_staysDeleted() {
        BeforeUpdate before = new BeforeUpdate();
        try (ShopStore shop = new ShopStore(Backend.IN_PROCESS, before::with)) {
            shop.v1.orders().create(new io.azulejo.migrate.sample.v1.Order("a", "o", "1.00", "old"));
            before.next(() -> shop.delete("CUSTOMER#a", "ORDER#o"));

            MigrationReport report = shop.to2(shop.options()).run(shop.state);

            assertThat(report.counts().of(BackfillCounter.VANISHED)).isEqualTo(1);
            assertThat(shop.items()).isEmpty();
        }
    }

    @Test
    void move_itemWrittenUnderTheNewKeyRightBefore_isNotOverwritten() {
        TransactionInterference interference = new TransactionInterference();
        try (ShopStore shop = new ShopStore(Backend.IN_PROCESS, interference::with)) {
            shop.v1.customers().create(old("a", "a@"));
            Map<String, AttributeValue> newer = new HashMap<>(shop.item("CUSTOMER#a", "PROFILE"));
            newer.putAll(ShopStore.strings("PK", "C#a", "SK", "C", "email", "newer@"));
            interference.beforeNextTransaction(() -> shop.put(newer));

            MigrationReport report =
                    shop.to3(shop.options().keyMoves(KeyMoves.MOVE)).run(shop.state);

            assertThat(report.counts().of(BackfillCounter.OTHER_KEYS)).isEqualTo(1);
            assertThat(shop.item("C#a", "C")).containsEntry("email", AttributeValue.fromS("newer@"));
            assertThat(shop.item("CUSTOMER#a", "PROFILE")).isNotEmpty();
        }
    }

    @RepeatedTest(5)
    void writersAtWork_duringTheMigration_loseNothingAndGuardsFit(RepetitionInfo repetition) {
        race(repetition.getCurrentRepetition(), 60, 200);
    }

    @RepeatedTest(10)
    @Tag("long")
    void manyWritersAtWork_duringTheMigration_loseNothingAndGuardsFit() {
        race(System.nanoTime(), 300, 2000);
    }

    /** Writers create, change, rename and delete customers while the migration goes through the table again and again. */
    private static void race(long seed, int customers, int writesPerWriter) {
        try (ShopStore shop = new ShopStore(Backend.IN_PROCESS)) {
            shop.fill(customers);
            shop.to2(shop.options()).migrateTables();
            int writers = 3;
            // Each writer has customers of its own, so it knows what they should be at the end.
            Map<String, Optional<Customer>> expected = new ConcurrentHashMap<>();
            AtomicInteger working = new AtomicInteger(writers);
            List<Callable<Integer>> runners = new ArrayList<>();
            for (int writer = 0; writer < writers; writer++) {
                int number = writer;
                runners.add(() -> {
                    try {
                        return write(shop, number, writers, customers, writesPerWriter, seed, expected);
                    } finally {
                        working.decrementAndGet();
                    }
                });
            }
            for (int migrator = 0; migrator < 2; migrator++) {
                runners.add(() -> {
                    int runs = 0;
                    do {
                        shop.to2(shop.options().guardRepair(GuardRepair.REPAIR)).run(shop.state);
                        runs++;
                    } while (working.get() > 0);
                    return runs;
                });
            }
            Race.run(runners);
            MigrationReport last =
                    shop.to2(shop.options().guardRepair(GuardRepair.REPAIR)).run(shop.state);

            String what = "seed " + seed + ": " + last.lines();
            assertThat(last.clean()).as(what).isTrue();
            assertThat(shop.to2(shop.options()).dryRun().nothingToDo()).as(what).isTrue();
            List<String> guards = new ArrayList<>();
            expected.forEach((id, customer) -> {
                assertThat(shop.v2.customers().getConsistent(CustomerKeys.of(id)))
                        .as("%s: %s", what, id)
                        .isEqualTo(customer);
                customer.ifPresent(found -> guards.add(GUARD + found.email().replace("#", "%23")));
            });
            for (int i = 0; i < customers; i++) {
                if (!expected.containsKey("c" + i)) {
                    guards.add(GUARD + "c" + i + "@example.org");
                }
            }
            assertThat(ShopStore.guards(shop.items())).as(what).containsExactlyInAnyOrderElementsOf(guards);
        }
    }

    private static int write(
            ShopStore shop,
            int writer,
            int writers,
            int customers,
            int writes,
            long seed,
            Map<String, Optional<Customer>> expected) {
        SplittableRandom random = new SplittableRandom(seed * 31 + writer);
        int done = 0;
        for (int i = 0; i < writes; i++) {
            String id = "c" + (random.nextInt(customers / writers) * writers + writer);
            String email = id + "-" + random.nextInt(4) + "@example.org";
            try {
                Optional<Customer> now = switch (random.nextInt(4)) {
                    case 0 -> {
                        shop.v2.customers().delete(CustomerKeys.of(id));
                        yield Optional.empty();
                    }
                    case 1 ->
                        Optional.of(shop.v2
                                .customers()
                                .update(CustomerKeys.of(id))
                                .set(CustomerAttributes.EMAIL, email)
                                .run());
                    case 2 ->
                        Optional.of(shop.v2
                                .customers()
                                .update(CustomerKeys.of(id))
                                .set(CustomerAttributes.CITY, "City" + i)
                                .set(CustomerAttributes.POINTS, i)
                                .run());
                    default -> {
                        Customer read = shop.v2
                                .customers()
                                .getConsistent(CustomerKeys.of(id))
                                .orElse(Customer.of(id, email, "Tavira"));
                        yield Optional.of(
                                shop.v2.customers().put(new Customer(id, email, "Tavira", i, null, read.version())));
                    }
                };
                expected.put(id, now);
                done++;
            } catch (NotFoundException gone) {
                // It was deleted before, by this writer.
            } catch (UniqueViolationException | ContentionException | VersionConflictException refused) {
                throw new AssertionError("seed " + seed + ": " + id + " belongs to one writer only", refused);
            }
        }
        return done;
    }

    private static io.azulejo.migrate.sample.v1.Customer old(String id, String email) {
        return new io.azulejo.migrate.sample.v1.Customer(id, email, "Faro", 0);
    }

    /** Competing action right before the next UpdateItem on the shop's table. */
    private static final class BeforeUpdate {
        private final AtomicReference<Optional<Runnable>> action = new AtomicReference<>(Optional.empty());

        void next(Runnable competing) {
            action.set(Optional.of(competing));
        }

        OpenBackend with(OpenBackend backend) {
            DynamoDbClient client = (DynamoDbClient) Proxy.newProxyInstance(
                    DynamoDbClient.class.getClassLoader(),
                    new Class<?>[] {DynamoDbClient.class},
                    (proxy, method, arguments) -> {
                        if (method.getName().equals("updateItem")) {
                            action.getAndSet(Optional.empty()).ifPresent(Runnable::run);
                        }
                        try {
                            return method.invoke(backend.client(), arguments);
                        } catch (InvocationTargetException e) {
                            throw e.getCause() == null ? e : e.getCause();
                        }
                    });
            return new OpenBackend(client, backend.end());
        }
    }
}
