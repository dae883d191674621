package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.orders.domain.BackorderAllocationJob;
import io.azulejo.orders.domain.Cancellation;
import io.azulejo.orders.domain.CompleteReads;
import io.azulejo.orders.domain.OrderUpdater;
import io.azulejo.orders.domain.Reservation;
import io.azulejo.orders.domain.StockChange;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.Stock;
import io.azulejo.orders.table.StockMove;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Sagas;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.Race;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.query.PageRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests of concurrent requests. */
@OnEveryBackend
final class ConcurrencyTest {
    private static final String A = OrdersTestService.AURORA;

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;

    ConcurrencyTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        depot = new OrdersTestService(backend);
        owner = depot.owner();
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    private static String order(String id) {
        return A + "/orders/" + id;
    }

    private static long count(List<ApiResponse> answers, int status) {
        return answers.stream().filter(answer -> answer.status() == status).count();
    }

    private List<String> statuses(String id) {
        return depot.partition("COMPANY#11.222.333/0001-81#ORDER#" + id).stream()
                .map(item -> OrdersTestService.text(item, "SK"))
                .filter(key -> key.startsWith("STATUS#"))
                .toList();
    }

    @Test
    void d1_statusChanges_racedAgainstEachOther_leaveOneStatusAndOneHistory() {
        for (int round = 0; round < 5; round++) {
            String id = depot.paid(owner, A, List.of(OrdersTestService.line("P1", 1, "10.00")));
            List<Callable<ApiResponse>> runners = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                runners.add(() -> owner.post(order(id) + "/cancel", Map.of("reason", "x")));
                runners.add(() -> owner.post(order(id) + "/confirm"));
            }
            List<ApiResponse> answers = Race.run(runners);
            assertThat(answers).allSatisfy(answer -> assertThat(answer.status()).isIn(200, 409));
            String status = owner.get(order(id)).text("status");
            assertThat(statuses(id)).containsExactly("STATUS#" + status);
            assertThat(owner.get(order(id) + "/history?limit=100").items())
                    .filteredOn(entry -> "cancel".equals(entry.get("action")))
                    .hasSizeLessThanOrEqualTo(1);
        }
    }

    @Test
    void d1_statusThatAnotherProgramMoves_betweenReadingAndWriting_isNotLeftBesideOurs() {
        ReadWriteInterceptor intruder = new ReadWriteInterceptor();
        try (OrdersTestService watched = new OrdersTestService(
                backend::open, OrdersTestService.Settings.usual().withDeferredSagas(), intruder::intercept)) {
            ApiClient seller = watched.owner();
            String id = watched.paid(seller, A, List.of(OrdersTestService.line("P1", 1, "10.00")));
            AttributeValue pk = AttributeValue.fromS("COMPANY#11.222.333/0001-81#ORDER#" + id);
            intruder.beforeTransaction("STATUS#Cancelado", () -> {
                watched.client.deleteItem(request -> request.tableName(watched.tableName)
                        .key(Map.of("PK", pk, "SK", AttributeValue.fromS("STATUS#Pendente"))));
                watched.write(Map.of(
                        "PK", pk,
                        "SK", AttributeValue.fromS("STATUS#EmAnalise"),
                        "order_id", AttributeValue.fromS(id),
                        "order_status", AttributeValue.fromS("EmAnalise")));
            });
            seller.post(order(id) + "/cancel", Map.of("reason", "x")).hasStatus(200);
            assertThat(watched.partition(pk.s()))
                    .extracting(item -> OrdersTestService.text(item, "SK"))
                    .filteredOn(key -> key.startsWith("STATUS#"))
                    .containsExactly("STATUS#Cancelado");
        }
    }

    @Test
    void d1_lineThatIsPicked_whileALongOrderIsRead_isSeenByWhoPicksTheLast() {
        ReadWriteInterceptor intruder = new ReadWriteInterceptor();
        try (OrdersTestService watched =
                new OrdersTestService(backend::open, OrdersTestService.Settings.usual(), intruder::intercept)) {
            ApiClient picker = watched.owner();
            watched.receive(picker, A, "P1", 1);
            watched.receive(picker, A, "P2", 1);
            String id = watched.confirmed(
                    picker,
                    A,
                    List.of(OrdersTestService.line("P1", 1, "10.00"), OrdersTestService.line("P2", 1, "10.00")));
            for (int i = 0; i < 5; i++) { // the lines are on the first page, the header is not
                watched.write(Map.of(
                        "PK", AttributeValue.fromS("COMPANY#11.222.333/0001-81#ORDER#" + id),
                        "SK", AttributeValue.fromS("LETTER#" + i),
                        "text", AttributeValue.fromS("x".repeat(300_000))));
            }
            picker.post(order(id) + "/lines/P1/claim").hasStatus(200);
            picker.post(order(id) + "/lines/P2/claim").hasStatus(200);
            intruder.betweenPages(() -> picker.post(order(id) + "/lines/P2/pick", Map.of("quantity", 1))
                    .hasStatus(200));
            picker.post(order(id) + "/lines/P1/pick", Map.of("quantity", 1)).hasStatus(200);
            assertThat(picker.get(order(id)).text("status")).isEqualTo("Separado");
        }
    }

    @Test
    void d18_thirtyTwoOrders_forTenThings_sellTenAndNotOneMore() {
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < 32; i++) {
            ids.add(depot.paid(owner, A, List.of(OrdersTestService.line("P1", 1, "10.00"))));
        }
        depot.receive(owner, A, "P1", 10);
        List<Callable<ApiResponse>> runners = new ArrayList<>();
        ids.forEach(id -> runners.add(() -> owner.post(order(id) + "/confirm")));
        Race.run(runners).forEach(answer -> answer.hasStatus(200));
        Stock stock = depot.stock("P1");
        assertThat(List.of(stock.available(), stock.reserved())).containsExactly(0L, 10L);
        assertThat(ids)
                .filteredOn(id -> depot.line(id, "P1").status() == ItemStatus.AguardandoSeparacao)
                .hasSize(10);
        assertThat(ids)
                .filteredOn(id -> depot.line(id, "P1").status() == ItemStatus.SemEstoque)
                .hasSize(22);
    }

    @Test
    void d18_stockThatGoes_betweenReadingAndWriting_isNotSoldTwice() {
        ReadWriteInterceptor intruder = new ReadWriteInterceptor();
        try (OrdersTestService watched =
                new OrdersTestService(backend::open, OrdersTestService.Settings.usual(), intruder::intercept)) {
            ApiClient seller = watched.owner();
            watched.receive(seller, A, "P1", 1);
            String slow = watched.paid(seller, A, List.of(OrdersTestService.line("P1", 1, "10.00")));
            String fast = watched.paid(seller, A, List.of(OrdersTestService.line("P1", 1, "10.00")));
            intruder.beforeStockChanges(
                    () -> seller.post(order(fast) + "/confirm").hasStatus(200));
            seller.post(order(slow) + "/confirm").hasStatus(200);
            Stock stock = watched.stock("P1");
            assertThat(List.of(stock.available(), stock.reserved())).containsExactly(0L, 1L);
            assertThat(watched.line(fast, "P1").status()).isEqualTo(ItemStatus.AguardandoSeparacao);
            assertThat(watched.line(slow, "P1").status()).isEqualTo(ItemStatus.SemEstoque);
        }
    }

    @Test
    void d18_stock_isReservedWithItsLineOrNotAtAll() {
        ReadWriteInterceptor intruder = new ReadWriteInterceptor();
        try (OrdersTestService watched =
                new OrdersTestService(backend::open, OrdersTestService.Settings.usual(), intruder::intercept)) {
            ApiClient seller = watched.owner();
            watched.receive(seller, A, "P1", 5);
            String id = watched.paid(seller, A, List.of(OrdersTestService.line("P1", 2, "10.00")));
            // A concurrent change of the order makes the line's transaction fail, so that it is retried.
            intruder.beforeTransaction(
                    "ITEM#P1",
                    () -> watched.client.updateItem(update -> update.tableName(watched.tableName)
                            .key(Map.of(
                                    "PK", AttributeValue.fromS("COMPANY#11.222.333/0001-81#ORDER#" + id),
                                    "SK", AttributeValue.fromS("META#11.222.333/0001-81")))
                            .updateExpression("ADD version :one")
                            .expressionAttributeValues(Map.of(":one", AttributeValue.fromN("1")))));
            seller.post(order(id) + "/confirm").hasStatus(200);
            Stock stock = watched.stock("P1");
            assertThat(List.of(stock.available(), stock.reserved())).containsExactly(3L, 2L);
        }
    }

    @Test
    void d31_lineThatAnotherWorkerEnds_betweenReadingAndWriting_isReleasedOnce() {
        ReadWriteInterceptor intruder = new ReadWriteInterceptor();
        OrdersTestService.Settings settings = OrdersTestService.Settings.usual();
        try (OrdersTestService watched = new OrdersTestService(backend::open, settings, intruder::intercept)) {
            ApiClient seller = watched.owner();
            watched.receive(seller, A, "P1", 5);
            String id = watched.confirmed(seller, A, List.of(OrdersTestService.line("P1", 2, "10.00")));
            OrderUpdater changes = new OrderUpdater(watched.table, new CompleteReads(watched.table), watched.clock);
            Sagas sagas = new Sagas(watched.table, watched.clock, settings.sagas());
            Reservation reservation = new Reservation(watched.table, new StockChange(watched.table));
            Cancellation other = new Cancellation(
                    changes,
                    sagas,
                    reservation,
                    new BackorderAllocationJob(watched.table, changes, reservation, sagas));
            List<JobRecord> taken = new ArrayList<>();
            intruder.beforeStockChanges(() -> {
                taken.addAll(watched.table.jobs().stream()
                        .filter(job -> job.type().equals(other.type()))
                        .toList());
                taken.forEach(other::next);
            });
            seller.post(order(id) + "/cancel", Map.of("reason", "x")).hasStatus(200);
            assertThat(taken).hasSize(1);
            Stock stock = watched.stock("P1");
            assertThat(List.of(stock.available(), stock.reserved())).containsExactly(5L, 0L);
            assertThat(watched.table
                            .moves(OrdersTestService.AURORA_CNPJ, "P1", PageRequest.of(10))
                            .items())
                    .filteredOn(move -> move.kind() == StockMove.Kind.RELEASE)
                    .hasSize(1);
        }
    }

    @Test
    void d18_stockThatComes_betweenReadingAndWriting_isFound() {
        ReadWriteInterceptor intruder = new ReadWriteInterceptor();
        try (OrdersTestService watched =
                new OrdersTestService(backend::open, OrdersTestService.Settings.usual(), intruder::intercept)) {
            ApiClient seller = watched.owner();
            String id = watched.paid(seller, A, List.of(OrdersTestService.line("P1", 1, "10.00")));
            intruder.beforeStockChanges(() -> watched.receive(seller, A, "P1", 1));
            seller.post(order(id) + "/confirm").hasStatus(200);
            assertThat(watched.line(id, "P1").status()).isEqualTo(ItemStatus.AguardandoSeparacao);
            assertThat(watched.stock("P1").available()).isZero();
        }
    }

    @Test
    void d18_stockThatArrives_whileOrdersAreConfirmed_isNeverLeftBesideThoseWhoWait() {
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            ids.add(depot.paid(owner, A, List.of(OrdersTestService.line("P1", 2, "10.00"))));
        }
        List<Callable<ApiResponse>> runners = new ArrayList<>();
        ids.forEach(id -> runners.add(() -> owner.post(order(id) + "/confirm")));
        for (int i = 0; i < 6; i++) {
            runners.add(() -> owner.post(A + "/products/P1/stock/receipts", Map.of("quantity", 4)));
        }
        Race.run(runners)
                .forEach(answer -> assertThat(answer.status()).as(answer.body()).isIn(200, 201));
        Stock stock = depot.stock("P1");
        assertThat(List.of(stock.available(), stock.reserved())).containsExactly(0L, 24L);
    }

    @Test
    void d19_twoPickers_neverHoldOneLine() {
        depot.receive(owner, A, "P1", 100);
        for (int round = 0; round < 5; round++) {
            String id = depot.confirmed(owner, A, List.of(OrdersTestService.line("P1", 1, "10.00")));
            List<Callable<ApiResponse>> runners = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                ApiClient picker = depot.member("picker-" + i, A, "picker");
                runners.add(() -> picker.post(order(id) + "/lines/P1/claim"));
            }
            List<ApiResponse> answers = Race.run(runners);
            assertThat(count(answers, 200)).isEqualTo(1);
            assertThat(count(answers, 409)).isEqualTo(5);
        }
    }

    @Test
    void pickers_ofOneOrder_eachGetALineOfTheirOwn() {
        List<Map<String, Object>> lines = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            depot.receive(owner, A, "P" + i, 5);
            lines.add(OrdersTestService.line("P" + i, 1, "10.00"));
        }
        String id = depot.confirmed(owner, A, lines);
        List<Callable<ApiResponse>> runners = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            ApiClient picker = depot.member("picker-" + i, A, "picker");
            runners.add(() -> picker.post(A + "/picking/claims"));
        }
        Race.run(runners).forEach(answer -> answer.hasStatus(201));
        assertThat(depot.table
                        .order(OrdersTestService.AURORA_CNPJ, id)
                        .orElseThrow()
                        .lines())
                .extracting(OrderLine::picker)
                .doesNotHaveDuplicates()
                .doesNotContainNull();
        assertThat(owner.get(order(id)).text("status")).isEqualTo("EmSeparacao");
    }

    @Test
    void d1_lastLines_pickedAtOnce_leaveNoOrderThatIsPickedAndDoesNotSaySo() {
        for (int round = 0; round < 5; round++) {
            List<Map<String, Object>> lines = new ArrayList<>();
            List<Callable<ApiResponse>> runners = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                depot.receive(owner, A, "P" + i, 1);
                lines.add(OrdersTestService.line("P" + i, 1, "10.00"));
            }
            String id = depot.confirmed(owner, A, lines);
            for (int i = 0; i < 4; i++) {
                String line = order(id) + "/lines/P" + i;
                owner.post(line + "/claim").hasStatus(200);
                runners.add(() -> owner.post(line + "/pick", Map.of("quantity", 1)));
            }
            Race.run(runners).forEach(answer -> answer.hasStatus(200));
            assertThat(owner.get(order(id)).text("status")).isEqualTo("Separado");
        }
    }

    @Test
    void d22_numbers_givenAtOnce_areDifferent() {
        List<Callable<ApiResponse>> runners = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            runners.add(() -> owner.post(A + "/orders", OrdersTestService.order()));
        }
        assertThat(Race.run(runners))
                .extracting(answer -> answer.hasStatus(201).text("orderId"))
                .doesNotHaveDuplicates();
    }

    @Test
    void d24_requestSentManyTimesAtOnce_makesOneOrder() {
        ApiClient once = owner.with("Idempotency-Key", "once");
        Callable<ApiResponse> create = () -> once.post(A + "/orders", OrdersTestService.order());
        List<ApiResponse> answers = Race.run(List.of(create, create, create, create));
        assertThat(answers).allSatisfy(answer -> assertThat(answer.status()).isIn(201, 409));
        assertThat(owner.get(A + "/orders").items()).hasSize(1);
    }

    @Test
    void cancel_againstPicking_losesNoStock() {
        for (int round = 0; round < 5; round++) {
            String product = "R" + round;
            depot.receive(owner, A, product, 5);
            String id = depot.confirmed(owner, A, List.of(OrdersTestService.line(product, 5, "10.00")));
            ApiClient pia = depot.member("pia", A, "picker");
            pia.post(order(id) + "/lines/" + product + "/claim").hasStatus(200);
            List<ApiResponse> answers = Race.run(List.of(
                    () -> owner.post(order(id) + "/cancel", Map.of("reason", "x")),
                    () -> pia.post(order(id) + "/lines/" + product + "/pick", Map.of("quantity", 5))));
            boolean cancelled = answers.getFirst().status() == 200;
            Stock stock = depot.stock(product);
            assertThat(List.of(stock.available(), stock.reserved()))
                    .isEqualTo(cancelled ? List.of(5L, 0L) : List.of(0L, 5L));
        }
    }
}
