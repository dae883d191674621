package io.azulejo.migrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.migrate.MigrationOptions.KeyMoves;
import io.azulejo.migrate.sample.ShopStore;
import io.azulejo.migrate.sample.v2.Customer;
import io.azulejo.migrate.sample.v2.CustomerKeys;
import io.azulejo.migrate.sample.v2.Order;
import io.azulejo.migrate.sample.v2.OrderKeys;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.patterns.job.JobState;
import io.azulejo.patterns.job.JobTable;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.error.UniqueViolationException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/** Migration of a table from the first to the second version of the shop, on every backend. */
@OnEveryBackend
class MigrationTest {
    private final ShopStore shop;

    MigrationTest(Backend backend) {
        shop = new ShopStore(backend);
    }

    @AfterEach
    void close() {
        shop.close();
    }

    @Test
    void compare_tableOfTheFirstVersion_namesIndexTtlAndStream() {
        List<TableStep> steps =
                shop.to2(shop.options().stream(StreamViewType.NEW_IMAGE)).compare();

        assertThat(steps)
                .extracting(TableStep::text)
                .containsExactly(
                        "add index ByCity (ByCityPK S, ByCitySK S) ALL",
                        "turn on TTL for expiresAt",
                        "turn on a stream with NEW_IMAGE");
    }

    @Test
    void run_onItemsOfTheFirstVersion_givesThemTheFormOfTheSecond() {
        shop.fill(20);

        MigrationReport report =
                shop.to2(shop.options().stream(StreamViewType.NEW_IMAGE)).run(shop.state);

        assertThat(report.clean()).as("%s", shop.findings).isTrue();
        assertThat(report.counts().of(BackfillCounter.REWRITTEN)).isEqualTo(40);
        assertThat(report.counts().of(BackfillCounter.GUARDS)).isEqualTo(20);
        assertThat(shop.v2.verify()).isEmpty();
        assertThat(shop.v2.inCity("Faro0")).hasSize(7).allMatch(customer -> customer.points() == 10);
        Map<String, AttributeValue> order = shop.item("CUSTOMER#c3", "ORDER#o3");
        assertThat(order).containsKeys("cents", "remark", "_v").doesNotContainKeys("amount", "note");
        assertThat(shop.v2.orders().get(OrderKeys.of("c3", "o3"))).contains(new Order("c3", "o3", 350, "note 3"));
        assertThatThrownBy(() -> shop.v2.customers().create(Customer.of("new", "c3@example.org", "Faro")))
                .isInstanceOf(UniqueViolationException.class);
        assertThat(shop.client()
                        .describeTable(table -> table.tableName(shop.name))
                        .table()
                        .streamSpecification()
                        .streamViewType())
                .isEqualTo(StreamViewType.NEW_IMAGE);
    }

    @Test
    void run_afterARun_changesNothing() {
        shop.fill(10);
        Migration migration = shop.to2(shop.options());
        migration.run(shop.state);
        Set<Map<String, AttributeValue>> before = shop.items();

        MigrationReport again = migration.run(shop.state);

        assertThat(again.nothingToDo()).as("%s", again.lines()).isTrue();
        assertThat(again.counts().of(BackfillCounter.WRITE_UNITS)).isZero();
        assertThat(again.counts().of(BackfillCounter.READ)).isEqualTo(30);
        assertThat(shop.items()).isEqualTo(before);
    }

    @Test
    void dryRun_onItemsOfTheFirstVersion_countsWhatARunDoesAndWritesNothing() {
        shop.fill(20);
        Set<Map<String, AttributeValue>> before = shop.items();
        Migration migration = shop.to2(shop.options());

        MigrationReport estimate = migration.dryRun();

        assertThat(shop.items()).isEqualTo(before);
        assertThat(shop.state.jobs()).isEmpty();
        assertThat(estimate.steps()).hasSize(2);
        assertThat(estimate.clean()).isTrue();
        MigrationReport report = migration.run(shop.state);
        for (BackfillCounter counter :
                List.of(BackfillCounter.READ, BackfillCounter.REWRITTEN, BackfillCounter.GUARDS)) {
            long inTheRun = report.counts().of(counter);
            // The run also meets some of the guards that it has just written.
            assertThat(estimate.counts().of(counter))
                    .as(counter.text())
                    .isBetween(counter == BackfillCounter.READ ? 40L : inTheRun, inTheRun);
        }
        // 20 customers: item, index entry and guard in a transaction; 20 orders: one write each.
        assertThat(estimate.counts().of(BackfillCounter.WRITE_UNITS)).isEqualTo(20 * 6 + 20);
        assertThat(report.counts().of(BackfillCounter.WRITE_UNITS)).isEqualTo(20 * 6 + 20);
        assertThat(estimate.price(0.125, 0.625)).isPositive();
    }

    @Test
    void run_attributesThatTheDesignDoesNotKnow_stay() {
        shop.fill(1);
        Map<String, AttributeValue> item = new HashMap<>(shop.item("CUSTOMER#c0", "PROFILE"));
        item.put("ofAnother", AttributeValue.fromS("kept"));
        shop.put(item);

        shop.to2(shop.options()).run(shop.state);

        Map<String, AttributeValue> after = shop.item("CUSTOMER#c0", "PROFILE");
        assertThat(after).containsEntry("ofAnother", AttributeValue.fromS("kept"));
        assertThat(after.get("version")).as("no writer's version").isEqualTo(item.get("version"));
    }

    @Test
    void run_inSegmentsOnSeveralThreads_doesEachItemOnce() {
        shop.fill(60);
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            // The test's clock runs while a task waits; no lease may end by that.
            MigrationOptions options = shop.options()
                    .segments(4)
                    .jobs(new JobOptions(Duration.ofDays(300), Duration.ofSeconds(1), 10, Duration.ofDays(7)));
            MigrationReport report = shop.to2(options).run(shop.state, threads);

            assertThat(report.clean()).isTrue();
            assertThat(report.counts().of(BackfillCounter.REWRITTEN)).isEqualTo(120);
            assertThat(report.counts().of(BackfillCounter.GUARDS)).isEqualTo(60);
        }
        assertThat(shop.state.jobs()).hasSize(4).allMatch(job -> job.state() == JobState.DONE);
    }

    @Test
    void start_withARunnerOfTheCaller_runsThere() {
        shop.fill(5);
        Migration migration = shop.to2(shop.options());
        JobRunner runner = new JobRunner(
                shop.state, List.of(migration.job()), shop.options().jobs(), shop.clock);

        migration.start(shop.state);
        assertThat(runner.runDueJobs()).isTrue();

        assertThat(shop.v2.inCity("Faro0")).hasSize(2);
    }

    @Test
    void run_expiredItem_isLeftAlone() {
        shop.v2.customers();
        Map<String, AttributeValue> expired = ShopStore.strings(
                "PK", "CUSTOMER#x", "SK", "PROFILE", "type", "CUSTOMER", "customerId", "x", "email", "x@", "city", "F");
        expired.put(
                "expiresAt",
                AttributeValue.fromN(Long.toString(shop.clock.instant().getEpochSecond() - 1)));
        shop.put(expired);

        MigrationReport report = shop.to2(shop.options()).dryRun();

        assertThat(report.counts().of(BackfillCounter.EXPIRED)).isEqualTo(1);
        assertThat(report.nothingToDo()).isFalse();
        assertThat(report.counts().of(BackfillCounter.REWRITTEN)).isZero();
    }

    @Test
    void run_keysOfAnotherDesign_areReportedAndMovedOnlyIfAsked() {
        shop.fill(3);
        shop.to2(shop.options()).run(shop.state);
        Set<Map<String, AttributeValue>> before = shop.items();

        MigrationReport reported = shop.to3(shop.options()).run(shop.state);
        assertThat(reported.clean()).isFalse();
        assertThat(reported.counts().of(BackfillCounter.OTHER_KEYS)).isEqualTo(3);
        assertThat(shop.items()).isEqualTo(before);

        MigrationReport moved = shop.to3(shop.options().keyMoves(KeyMoves.MOVE)).run(shop.state);
        assertThat(moved.counts().of(BackfillCounter.MOVED)).isEqualTo(3);
        assertThat(shop.item("CUSTOMER#c1", "PROFILE")).isEmpty();
        assertThat(shop.item("C#c1", "C")).containsEntry("points", AttributeValue.fromN("10"));
        List<Object> owners = new ArrayList<>();
        shop.items().stream()
                .filter(item -> item.containsKey("_owner"))
                .forEach(item -> owners.add(
                        Objects.requireNonNull(item.get("_owner")).m().get("PK")));
        assertThat(new HashSet<>(owners))
                .containsExactlyInAnyOrder(
                        AttributeValue.fromS("C#c0"), AttributeValue.fromS("C#c1"), AttributeValue.fromS("C#c2"));
    }

    @Test
    void compare_indexOfAnotherShape_saysThatDynamoDbCannotChangeIt() {
        shop.client()
                .updateTable(table -> table.tableName(shop.name)
                        .attributeDefinitions(AttributeDefinition.builder()
                                .attributeName("ByCityPK")
                                .attributeType("S")
                                .build())
                        .globalSecondaryIndexUpdates(GlobalSecondaryIndexUpdate.builder()
                                .create(create -> create.indexName("ByCity")
                                        .keySchema(KeySchemaElement.builder()
                                                .attributeName("ByCityPK")
                                                .keyType("HASH")
                                                .build())
                                        .projection(projection -> projection.projectionType("KEYS_ONLY")))
                                .build()));

        MigrationReport report = shop.to2(shop.options()).run(shop.state);

        assertThat(report.clean()).isFalse();
        assertThat(report.steps())
                .filteredOn(TableStep.Impossible.class::isInstance)
                .singleElement()
                .satisfies(step -> assertThat(step.text())
                        .contains("index ByCity is global (ByCityPK S) KEYS_ONLY", "under another name"));
    }

    @Test
    void run_tableThatIsMissing_createsIt() {
        shop.client().deleteTable(table -> table.tableName(shop.name));

        MigrationReport report = shop.to2(shop.options()).run(shop.state);

        assertThat(report.steps()).containsExactly(new TableStep.CreateTable(shop.name));
        assertThat(shop.v2.verify()).isEmpty();
        assertThat(shop.v2.customers().get(CustomerKeys.of("c0"))).isEmpty();
    }

    @Test
    void run_begunAnewByAnotherProcessAtItsEnd_stillEnds() {
        shop.fill(3);
        Migration other = shop.to2(shop.options());
        AtomicBoolean begun = new AtomicBoolean();
        JobTable state = new JobTable() {
            @Override
            public EntityTable<JobRecord> jobTable() {
                return shop.state.jobTable();
            }

            @Override
            public List<JobRecord> jobs() {
                return shop.state.jobs();
            }

            @Override
            public Optional<JobRecord> job(String id) {
                Optional<JobRecord> found = shop.state.job(id);
                if (found.isPresent() && found.get().state() == JobState.DONE && begun.compareAndSet(false, true)) {
                    other.start(shop.state);
                }
                return found;
            }
        };

        assertThat(shop.to2(shop.options()).run(state).clean()).isTrue();
        assertThat(shop.state.jobs())
                .singleElement()
                .satisfies(job -> assertThat(job.state()).isEqualTo(JobState.OPEN));
    }
}
