package io.azulejo.tests.counter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.testkit.TestClock;
import io.azulejo.tests.library.Backend;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.query.PageRequest;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@ParameterizedClass(name = "{0}")
@MethodSource("io.azulejo.tests.library.Backend#available")
class TrafficTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 15);

    @Parameter
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Backend backend;

    private final List<Call> calls = new CopyOnWriteArrayList<>();
    private final TestClock clock = new TestClock("2026-11-15T10:00:00Z");
    private DynamoDbClient client;
    private TrafficDesign traffic;

    @BeforeEach
    void open() {
        client = backend.client();
        traffic =
                TrafficDesign.on(client, ToolkitOptions.defaults().clock(clock).listener(calls::add));
        traffic.createTables();
        calls.clear();
    }

    @AfterEach
    void close() {
        client.deleteTable(request -> request.tableName("Traffic"));
    }

    private PageViews count(long more) {
        return traffic.views()
                .upsert(PageViews.first("home", DAY))
                .add(PageViewsAttributes.TOTAL, more)
                .run();
    }

    @Test
    void upsert_missingItem_createsItInOneRequest() {
        PageViews first = count(3);

        assertThat(calls)
                .extracting(Call::operation, Call::requests)
                .containsExactly(org.assertj.core.groups.Tuple.tuple("upsert", 1));
        assertThat(first.total()).isEqualTo(3);
        assertThat(first.version()).isEqualTo(1);
        assertThat(first.since()).isEqualTo(clock.instant());
        assertThat(traffic.viewsOf("home", DAY)).contains(first);
        assertThat(traffic.ofSite("azulejo", PageRequest.of(5)).items()).containsExactly(first);
    }

    @Test
    void upsert_existingItem_updatesItInOneRequest() {
        PageViews first = count(3);
        clock.advance(Duration.ofHours(1));
        calls.clear();

        PageViews second = count(4);
        assertThat(calls).extracting(Call::requests).containsExactly(1);
        assertThat(second.total()).isEqualTo(7);
        assertThat(second.version()).isEqualTo(2);
        assertThat(second.since()).isEqualTo(first.since());
        assertThat(second.changed()).isEqualTo(clock.instant());
    }

    @Test
    void upsert_initialValueThatExistingItemsMayLack_isOnlyForNewItems() {
        count(1);
        PageViews titled = new PageViews(
                "home",
                DAY,
                "other",
                100,
                "Home",
                Map.of(),
                Map.of(),
                List.of("new"),
                Set.of("a"),
                clock.instant(),
                clock.instant(),
                0);

        PageViews updated = traffic.views()
                .upsert(titled)
                .add(PageViewsAttributes.TOTAL, 1L)
                .run();
        assertThat(updated.title()).isNull();
        assertThat(updated.notes()).isEmpty();
        assertThat(updated.site()).isEqualTo("azulejo");
        assertThat(updated.total()).isEqualTo(2);
        traffic.views().delete(PageViewsKeys.of("home", DAY));
        calls.clear();
        PageViews created = traffic.views()
                .upsert(titled)
                .add(PageViewsAttributes.TOTAL, 1L)
                .run();
        assertThat(created.title()).isEqualTo("Home");
        assertThat(created.notes()).containsExactly("new");
        assertThat(created.total()).isEqualTo(101);
        assertThat(created.version()).isEqualTo(1);
        assertThat(calls).extracting(Call::requests).containsExactly(2);
    }

    @Test
    void upsert_byManyThreads_losesNothing() throws Exception {
        List<Callable<PageViews>> racers = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            racers.add(() -> count(1));
        }
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<PageViews> result : threads.invokeAll(racers)) {
                result.get();
            }
        }
        assertThat(traffic.viewsOf("home", DAY).orElseThrow().total()).isEqualTo(24);
    }

    @Test
    void upsert_inATransaction_isOneAction() {
        traffic.transaction()
                .update(traffic.views().upsert(PageViews.first("home", DAY)).add(PageViewsAttributes.TOTAL, 1L))
                .update(traffic.views().upsert(PageViews.first("about", DAY)).add(PageViewsAttributes.TOTAL, 2L))
                .run();

        assertThat(traffic.viewsOf("about", DAY).orElseThrow().total()).isEqualTo(2);
    }

    @Test
    void upsertPattern_createsAndUpdates() {
        PageViews created = traffic.setTitle("home", DAY, "azulejo", 5, "Home");
        PageViews updated = traffic.setTitle("home", DAY, "tiles", 6, "Start");

        assertThat(created.title()).isEqualTo("Home");
        assertThat(updated.total()).isEqualTo(6);
        assertThat(updated.version()).isEqualTo(2);
        assertThat(traffic.ofSite("tiles", PageRequest.of(5)).items()).containsExactly(updated);
        assertThat(traffic.ofSite("azulejo", PageRequest.of(5)).items()).isEmpty();
    }

    @Test
    void upsert_ofAnEntityWithGuardsAndExpiry_claimsAndReplaces() {
        Lease first = traffic.take("backup", "ana", clock.instant().plusSeconds(60));
        assertThatThrownBy(() -> traffic.take("restore", "ana", clock.instant().plusSeconds(60)))
                .isInstanceOf(UniqueViolationException.class);
        assertThat(traffic.take("backup", "ana", clock.instant().plusSeconds(90))
                        .until())
                .isEqualTo(first.until().plusSeconds(30));
        traffic.leases()
                .update(LeaseKeys.of("backup"))
                .append(LeaseAttributes.LOG, List.of("ran"))
                .run();
        clock.advance(Duration.ofSeconds(90));

        Lease next = traffic.take("backup", "bea", clock.instant().plusSeconds(60));
        assertThat(next.log()).isEmpty();
        assertThat(traffic.leases().get(LeaseKeys.of("backup"))).contains(next);
        traffic.take("restore", "ana", clock.instant().plusSeconds(60));
    }

    @Test
    void upsert_expectedVersion_isRefused() {
        assertThatThrownBy(() ->
                        traffic.views().upsert(PageViews.first("home", DAY)).expectVersion(1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("may be missing");
    }

    @Test
    void add_toAMapEntry_startsAtZero() {
        count(1);

        for (int i = 0; i < 3; i++) {
            traffic.views()
                    .update(PageViewsKeys.of("home", DAY))
                    .add(PageViewsAttributes.BY_COUNTRY.key("pt"), 2L)
                    .add(PageViewsAttributes.BY_COUNTRY.key("d.e#1"), 1L)
                    .run();
        }
        assertThat(traffic.viewsOf("home", DAY).orElseThrow().byCountry())
                .containsOnly(Map.entry("pt", 6L), Map.entry("d.e#1", 3L));
    }

    @Test
    void path_intoAMapOfRecords_changesOneComponent() {
        count(1);
        traffic.views()
                .update(PageViewsKeys.of("home", DAY))
                .set(PageViewsAttributes.VISITORS.key("u1"), new Visitor("Ana", 1, Map.of("menu", 4)))
                .run();

        PageViews updated = traffic.views()
                .update(PageViewsKeys.of("home", DAY))
                .add(PageViewsAttributes.VISITORS.key("u1").visits(), 1)
                .add(PageViewsAttributes.VISITORS.key("u1").clicks().key("menu"), 1)
                .set(PageViewsAttributes.VISITORS.key("u1").name(), "Anna")
                .where(PageViewsAttributes.VISITORS.key("u1").visits().eq(1))
                .run();
        assertThat(updated.visitors()).containsEntry("u1", new Visitor("Anna", 2, Map.of("menu", 5)));
    }
}
