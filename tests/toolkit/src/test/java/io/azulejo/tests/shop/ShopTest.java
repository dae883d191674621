package io.azulejo.tests.shop;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.DesignDefinition;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.testkit.TestClock;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.query.DayRange;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class ShopTest {
    private final DynamoDbClient client = EmbeddedDynamoDb.inMemory();
    private final TestClock clock = new TestClock("2026-11-15T10:00:00Z");
    private final ShopDesign shop =
            ShopDesign.on(client, ToolkitOptions.defaults().clock(clock));

    @BeforeEach
    void create() {
        shop.createTables();
    }

    @AfterEach
    void close() {
        client.close();
    }

    private void order(String id, int lines) {
        shop.add(new Order("ana", id, lines, null));
        for (int i = 1; i <= lines; i++) {
            shop.lines().create(new Line("ana", id, i, "p" + i));
        }
    }

    private static <T> List<T> all(int size, Function<PageRequest, Page<T>> query) {
        List<T> all = new ArrayList<>();
        PageRequest request = PageRequest.of(size);
        while (true) {
            Page<T> page = query.apply(request);
            all.addAll(page.items());
            if (page.next().isEmpty()) {
                return all;
            }
            request = PageRequest.of(size).after(page.next().orElseThrow());
        }
    }

    @Test
    void patternsOfAGenericInterface_haveTheTypesOfTheDesign() {
        Order order = shop.add(new Order("ana", "1", 5, null));
        Store<Order, String> store = shop;

        assertThat(store.find("ana", "1")).contains(order);
        assertThat(shop.save(new Order("ana", "1", 6, null)).total()).isEqualTo(6);
        assertThat(shop.table().get(OrderKeys.of("ana", "1"))).isPresent();
    }

    @Test
    void overloadedPatterns_areToldApart() {
        order("1", 0);
        order("2", 0);
        order("3", 0);

        assertThat(shop.orders("ana")).extracting(Order::orderId).containsExactly("1", "2", "3");
        assertThat(shop.orders("ana", SortRange.from("2")))
                .extracting(Order::orderId)
                .containsExactly("2", "3");
        assertThat(shop.orders("ana", PageRequest.of(1)).items())
                .extracting(Order::orderId)
                .containsExactly("3");
        DesignDefinition design = ShopDesign.definition();
        assertThat(design.patterns().stream()
                        .filter(pattern -> pattern.method().equals("orders"))
                        .map(design::key))
                .containsExactly("orders", "orders-2", "orders-3");
    }

    @Test
    void pagesOfAggregates_haveWholeAggregates() {
        order("1", 3);
        order("2", 0);
        order("3", 40);
        order("4", 1);

        for (int size : List.of(1, 2, 3, 10)) {
            List<OrderLines> up = all(size, page -> shop.withLines("ana", page));
            assertThat(up).extracting(each -> each.order().orderId()).containsExactly("1", "2", "3", "4");
            assertThat(up).extracting(each -> each.lines().size()).containsExactly(3, 0, 40, 1);
            List<OrderLines> down = all(size, page -> shop.newest("ana", page));
            assertThat(down).extracting(each -> each.order().orderId()).containsExactly("4", "3", "2", "1");
            assertThat(down).extracting(each -> each.lines().size()).containsExactly(1, 40, 0, 3);
        }
        assertThat(shop.withLines("ana", PageRequest.of(2)).items()).hasSize(2);
        assertThat(shop.lastTwo("ana"))
                .extracting(each -> each.order().orderId())
                .containsExactly("4", "3");
        assertThat(shop.withLines("nobody", PageRequest.of(2)).items()).isEmpty();
    }

    @Test
    void pagesOfAggregates_whoseKeysInterleave_loseNothing() {
        order("1", 2);
        order("1 b", 2);
        order("1!", 1);
        order("2", 1);

        for (int size : List.of(1, 2, 3, 4)) {
            assertThat(all(size, page -> shop.withLines("ana", page)))
                    .extracting(
                            each -> each.order().orderId() + ":" + each.lines().size())
                    .containsExactlyInAnyOrder("1:2", "1 b:2", "1!:1", "2:1");
            assertThat(all(size, page -> shop.newest("ana", page)))
                    .extracting(
                            each -> each.order().orderId() + ":" + each.lines().size())
                    .containsExactlyInAnyOrder("1:2", "1 b:2", "1!:1", "2:1");
        }
    }

    @Test
    void pagesOfAggregates_linesWithoutAnOrder_areSkipped() {
        order("1", 1);
        order("2", 2);
        order("3", 1);
        shop.add(new Order("ana", "4", 0, clock.instant().plusSeconds(5)));
        shop.table().delete(OrderKeys.of("ana", "2"));
        clock.advance(Duration.ofSeconds(5));

        for (int size : List.of(1, 2, 5)) {
            assertThat(all(size, page -> shop.withLines("ana", page)))
                    .extracting(each -> each.order().orderId())
                    .containsExactly("1", "3");
            assertThat(all(size, page -> shop.newest("ana", page)))
                    .extracting(each -> each.order().orderId())
                    .containsExactly("3", "1");
        }
    }

    @Test
    void pagesOfASealedInterface_haveItemsInOrder() {
        order("1", 2);
        order("2", 1);

        assertThat(all(2, page -> shop.bought("ana", page)))
                .extracting(each -> each.getClass().getSimpleName() + each.orderId())
                .containsExactly("Order1", "Line1", "Line1", "Order2", "Line2");
    }

    @Test
    void dayRange_readsOnePartitionPerDay() {
        Instant start = Instant.parse("2026-02-27T23:00:00Z");
        for (int i = 0; i < 10; i++) {
            Instant sent = start.plus(Duration.ofHours(12L * i));
            shop.parcels()
                    .create(new Parcel("p" + i, sent, LocalDate.of(2026, 2, 27).plusDays(i)));
        }

        DayRange days = new DayRange(LocalDate.of(2026, 2, 28), LocalDate.of(2026, 3, 2));
        assertThat(all(2, page -> shop.sent(days, page)))
                .extracting(Parcel::parcelId)
                .containsExactly("p1", "p2", "p3", "p4", "p5", "p6");
        assertThat(shop.sentOn(LocalDate.of(2026, 3, 1)))
                .extracting(Parcel::parcelId)
                .containsExactly("p4", "p3");
        assertThat(shop.due(DayRange.upTo(LocalDate.of(2026, 3, 1), 2)))
                .extracting(Parcel::parcelId)
                .containsExactly("p1", "p2");
    }

    @Test
    void oneEntity_isInTwoDesigns() {
        order("1", 1);
        ShopArchiveDesign archive = ShopArchiveDesign.on(client);
        archive.createTables();

        Order order = shop.find("ana", "1").orElseThrow();
        archive.orders().create(order);
        assertThat(archive.all("ana")).containsExactly(order);
        assertThat(archive.orders().get(ArchiveOrderKeys.of("ana", "1"))).contains(order);
        assertThat(client.scan(scan -> scan.tableName("ShopArchive")).items().getFirst())
                .containsKeys("customer", "what", "kind");
    }
}
