package io.azulejo.tests.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.UnreadableItems;
import io.azulejo.toolkit.cursor.CursorKeys;
import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.observe.RequestHook;
import io.azulejo.toolkit.query.FullScan;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import io.azulejo.toolkit.table.TableDifference;
import io.azulejo.toolkit.transaction.TransactionResult;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

class GuideTest {
    private static final Instant MORNING = Instant.parse("2026-11-15T06:00:00Z");
    private final DynamoDbClient client = EmbeddedDynamoDb.inMemory();
    private final BakeryDesign bakery = BakeryDesign.on(client);

    @BeforeEach
    void createTables() {
        bakery.createTables();
    }

    @AfterEach
    void close() {
        client.close();
    }

    @Test
    void start() {
        // tag::start
        try (DynamoDbClient dynamoDb = EmbeddedDynamoDb.inMemory()) {
            BakeryDesign design = BakeryDesign.on(dynamoDb);
            design.createTables();

            Customer ana = design.register(Customer.named("Ana", "ana@example.org"));

            assertThat(design.customer(ana.customerId())).contains(ana);
        }
        // end::start
    }

    @Test
    void create() {
        // tag::create
        Customer ana = bakery.register(Customer.named("Ana", "ana@example.org"));

        assertThat(ana.customerId()).startsWith("cus_");
        assertThat(ana.version()).isEqualTo(1);
        // end::create
    }

    @Test
    void builder() {
        // tag::builder
        Customer ana =
                CustomerBuilder.blank().name("Ana").email("ana@example.org").build();
        Customer renamed = CustomerBuilder.of(ana).name("Ana Maria").build();

        assertThat(renamed.email()).isEqualTo("ana@example.org");
        assertThat(bakery.register(renamed).name()).isEqualTo("Ana Maria");
        // end::builder
    }

    @Test
    void update() {
        Customer ana = bakery.register(Customer.named("Ana", "ana@example.org"));
        // tag::update
        Customer richer = bakery.customers()
                .update(CustomerKeys.of(ana.customerId()))
                .set(CustomerAttributes.NAME, "Ana Maria")
                .add(CustomerAttributes.POINTS, 5)
                .where(CustomerAttributes.POINTS.lt(100))
                .run();

        assertThat(richer.points()).isEqualTo(5);
        // end::update
        assertThat(richer.name()).isEqualTo("Ana Maria");
    }

    @Test
    void version() {
        // tag::version
        Customer ana = bakery.register(Customer.named("Ana", "ana@example.org"));
        bakery.customers().put(ana);

        assertThatThrownBy(() -> bakery.customers().delete(ana)).isInstanceOf(VersionConflictException.class);
        // end::version
    }

    @Test
    void keys() {
        Order order = placed(1);
        // tag::keys
        bakery.baked(order.customerId(), order.placedAt(), order.number(), Status.BAKED);

        assertThat(bakery.oven("Faro")).isEmpty();
        // end::keys
    }

    @Test
    void unique() {
        // tag::unique
        Customer ana = bakery.register(Customer.named("Ana", "ana@example.org"));

        assertThatThrownBy(() -> bakery.register(Customer.named("Bea", "ana@example.org")))
                .isInstanceOf(UniqueViolationException.class)
                .hasMessage("Unique violation: Customer.email");

        bakery.customers()
                .update(CustomerKeys.of(ana.customerId()))
                .set(CustomerAttributes.EMAIL, "anna@example.org")
                .run();
        bakery.register(Customer.named("Bea", "ana@example.org"));
        // end::unique
    }

    @Test
    void pages() {
        String customerId = placed(3).customerId();
        // tag::pages
        Page<Order> first = bakery.ordersOf(customerId, PageRequest.of(2).scope("shop-1"));
        String cursor = first.next().orElseThrow().text();

        Page<Order> second =
                bakery.ordersOf(customerId, PageRequest.of(2).scope("shop-1").after(cursor));

        assertThat(second.items()).extracting(Order::number).containsExactly(1);
        assertThatThrownBy(() -> bakery.ordersOf(
                        customerId, PageRequest.of(2).scope("shop-2").after(cursor)))
                .isInstanceOf(InvalidCursorException.class);
        // end::pages
        assertThat(first.items()).hasSize(2);
    }

    @Test
    void cursorKeys() {
        byte[] october = new byte[32];
        byte[] november = new byte[32];
        november[0] = 1;
        // tag::cursor-keys
        CursorKeys ring = CursorKeys.of("2026-10", october).rotate("2026-11", november);
        ToolkitOptions options = ToolkitOptions.defaults().cursorKeys(ring).cursorLifetime(Duration.ofDays(1));
        // end::cursor-keys
        String customerId = placed(3).customerId();
        assertThat(BakeryDesign.on(client, options)
                        .ordersOf(customerId, PageRequest.of(1))
                        .next())
                .isPresent();
    }

    @Test
    void ranges() {
        String customerId = placed(3).customerId();
        // tag::ranges
        List<Order> later = bakery.ordersBetween(customerId, SortRange.after(MORNING.plusSeconds(1)));

        assertThat(later).extracting(Order::number).containsExactly(2, 3);
        // end::ranges
    }

    @Test
    void aggregate() {
        String customerId = placed(2).customerId();
        // tag::bill
        Bill bill = bakery.bill(customerId).orElseThrow();

        assertThat(bill.customer().name()).isEqualTo("Ana");
        assertThat(bill.orders()).hasSize(2);
        // end::bill
    }

    @Test
    void transaction() {
        Customer ana = bakery.register(Customer.named("Ana", "ana@example.org"));
        Order order = order(ana.customerId(), 1);
        // tag::transaction
        TransactionResult written = bakery.transaction()
                .create(order)
                .update(bakery.customers()
                        .update(CustomerKeys.of(ana.customerId()))
                        .add(CustomerAttributes.POINTS, 1)
                        .expectVersion(ana.version()))
                .run();

        assertThat(written.first(Order.class)).isEqualTo(order);
        // end::transaction
    }

    @Test
    void batch() {
        List<Order> orders = new ArrayList<>();
        Customer ana = bakery.register(Customer.named("Ana", "ana@example.org"));
        for (int i = 0; i < 3; i++) {
            orders.add(bakery.orders().create(order(ana.customerId(), i)));
        }
        // tag::batch
        List<Order> read = bakery.orders()
                .getAll(orders.stream()
                        .map(order -> OrderKeys.of(order.customerId(), order.placedAt(), order.number()))
                        .toList());

        assertThat(read).isEqualTo(orders);
        // end::batch
        // tag::scan
        List<Order> all = bakery.orders()
                .scan(FullScan.because("the yearly export reads everything"))
                .list();

        assertThat(all).hasSize(3);
        // end::scan
    }

    @Test
    void tables() {
        // tag::tables
        List<TableDifference> differences = bakery.verify();

        assertThat(differences).isEmpty();
        // end::tables
    }

    @Test
    void options() {
        // tag::options
        ToolkitOptions options = ToolkitOptions.defaults()
                .variables(Map.of("BAKERY_TABLE", "Bakery-test"))
                .clock(() -> MORNING)
                .evaluatedPerPage(500);
        // end::options
        BakeryDesign design = BakeryDesign.on(client, options);
        design.createTables();
        assertThat(design.register(Customer.named("Ana", "ana@example.org")).joinedAt())
                .isEqualTo(MORNING);
        assertThat(client.listTables().tableNames()).contains("Bakery-test");
    }

    @Test
    void listener() {
        // tag::listener
        List<Call> calls = new ArrayList<>();
        Bakery observed = BakeryDesign.on(client, ToolkitOptions.defaults().listener(calls::add));

        observed.bill("nobody");

        assertThat(calls).extracting(Call::pattern, Call::requests).containsExactly(tuple("Show a bill", 1));
        // end::listener
    }

    @Test
    void hook() {
        placed(1);
        // tag::hook
        List<QueryRequest> requests = new ArrayList<>();
        RequestHook hook = RequestHook.on(QueryRequest.Builder.class, request -> {
            request.overrideConfiguration(config -> config.apiCallTimeout(Duration.ofSeconds(2)));
            requests.add(request.build());
        });
        Bakery customized = bakery.customized(hook);
        // end::hook
        customized.oven("Faro");
        assertThat(requests).hasSize(1);
    }

    @Test
    void oldItems() {
        RecipeBookDesign book = RecipeBookDesign.on(client);
        book.createTables();
        storeRecipe("broa", Map.of("duration", AttributeValue.fromS("PT45M"), "temp", AttributeValue.fromN("230")));
        // tag::old-read
        Recipe broa = book.recipes().get(RecipeKeys.of("broa")).orElseThrow();

        assertThat(broa).isEqualTo(new Recipe("broa", 45, 230, 20, Flour.WHEAT));
        // end::old-read
    }

    @Test
    void unreadable() {
        RecipeBookDesign.on(client).createTables();
        storeRecipe("broa", Map.of("duration", AttributeValue.fromS("long"), "temp", AttributeValue.fromN("230")));
        List<String> log = new ArrayList<>();
        // tag::unreadable
        UnreadableItems unreadable = UnreadableItems.skip(
                item -> log.add(item.table() + ": " + item.cause().getMessage()));
        RecipeBook book = RecipeBookDesign.on(client, ToolkitOptions.defaults().unreadableItems(unreadable));

        assertThat(book.recipes().scan(FullScan.because("the table is small")).list())
                .isEmpty();
        assertThat(log).hasSize(1);
        assertThat(unreadable.skipped()).isEqualTo(1);
        // end::unreadable
        assertThat(log.getFirst()).startsWith("Recipes: Cannot read Recipe(RECIPE#broa, RECIPE): the upcast");
    }

    private void storeRecipe(String bread, Map<String, AttributeValue> attributes) {
        Map<String, AttributeValue> item = new HashMap<>(attributes);
        item.put("PK", AttributeValue.fromS("RECIPE#" + bread));
        item.put("SK", AttributeValue.fromS("RECIPE"));
        item.put("type", AttributeValue.fromS("RECIPE"));
        client.putItem(request -> request.tableName("Recipes").item(item));
    }

    /** Creates a customer with this many orders and returns the last order. */
    private Order placed(int count) {
        Customer ana = bakery.register(Customer.named("Ana", "ana@example.org"));
        Order last = bakery.orders().create(order(ana.customerId(), 1));
        for (int number = 2; number <= count; number++) {
            last = bakery.orders().create(order(ana.customerId(), number));
        }
        return last;
    }

    private static Order order(String customerId, int number) {
        return new Order(
                customerId,
                MORNING.plusSeconds(number),
                number,
                "Faro",
                List.of("broa"),
                new BigDecimal("2.5"),
                Status.PLACED);
    }
}
