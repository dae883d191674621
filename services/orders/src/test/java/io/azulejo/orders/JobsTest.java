package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.orders.rules.Allocation;
import io.azulejo.orders.rules.Cancellation;
import io.azulejo.orders.rules.Dispatch;
import io.azulejo.orders.rules.DraftLines;
import io.azulejo.orders.rules.OrderChanges;
import io.azulejo.orders.rules.Reservation;
import io.azulejo.orders.rules.Restocking;
import io.azulejo.orders.rules.StockChange;
import io.azulejo.orders.rules.WaitingLines;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.Stock;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.Backend;
import io.azulejo.testing.OnEveryBackend;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.job.JobState;
import io.azulejo.web.job.Sagas;
import io.azulejo.web.job.Step;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Work of many transactions, cut off between any two steps and taken up by another. */
@OnEveryBackend
final class JobsTest {
    private static final String A = Depot.AURORA;

    private final Backend backend;
    private Depot depot;
    private ApiClient owner;
    private List<Job> jobs;

    JobsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        Depot.Settings settings = Depot.Settings.usual().leaving();
        depot = new Depot(backend, settings);
        owner = depot.owner();
        OrderChanges changes = new OrderChanges(depot.table, depot.clock);
        Sagas sagas = new Sagas(depot.table, depot.clock, settings.sagas());
        Reservation reservation = new Reservation(depot.table, new StockChange(depot.table));
        WaitingLines waiting = new WaitingLines(depot.table, changes, reservation, sagas);
        jobs = List.of(
                new Allocation(changes, sagas, reservation),
                new Cancellation(changes, sagas, reservation, waiting),
                new Dispatch(changes, sagas, reservation),
                new Restocking(changes, sagas, reservation, waiting),
                new DraftLines(depot.table, changes, sagas),
                waiting);
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    /** The process ends here, with no chance to write anything more. */
    private static final class Killed extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** Dies after its first step, before the checkpoint. */
    private record Mortal(Job job) implements Job {
        @Override
        public String type() {
            return job.type();
        }

        @Override
        public Step next(JobRecord record) {
            job.next(record);
            throw new Killed();
        }
    }

    private JobRunner runner(List<Job> types) {
        return new JobRunner(
                depot.table,
                types,
                new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(7)),
                depot.clock);
    }

    private boolean open() {
        return depot.table.jobs().stream().anyMatch(job -> job.state() == JobState.OPEN);
    }

    /** Runs what is open by runners of which every second one dies after a step. */
    private int runByMortals() {
        List<Job> mortals = jobs.stream().<Job>map(Mortal::new).toList();
        int deaths = 0;
        while (open()) {
            assertThat(deaths).as("the jobs come to an end").isLessThan(60);
            depot.clock.turn(Duration.ofSeconds(31));
            if (depot.table.jobs().stream().anyMatch(job -> job.state() == JobState.OPEN)) {
                assertThatThrownBy(() -> runner(mortals).runFree()).isInstanceOf(Killed.class);
                deaths++;
            }
            depot.clock.turn(Duration.ofSeconds(31));
            if (deaths % 2 == 0) {
                runner(jobs).runFree();
            }
        }
        return deaths;
    }

    private static List<Map<String, Object>> many(int count) {
        List<Map<String, Object>> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            lines.add(Depot.line("P-" + i, 1 + i % 3, "1.50"));
        }
        return lines;
    }

    private Order order(String id) {
        return depot.table.order(Depot.AURORA_CNPJ, id).orElseThrow();
    }

    @Test
    void d23_orderOver90Lines_isADraftUntilItIsWhole() {
        String id =
                owner.post(A + "/orders", Depot.order(many(230))).hasStatus(201).text("orderId");
        assertThat(order(id).status()).isEqualTo(OrderStatus.Rascunho);
        assertThat(order(id).lines()).isEmpty();
        owner.post(A + "/orders/" + id + "/confirm").isProblem(409);
        assertThat(runByMortals()).isGreaterThan(1);
        Order whole = order(id);
        assertThat(whole.status()).isEqualTo(OrderStatus.Pendente);
        assertThat(whole.lines()).hasSize(230);
        assertThat(depot.table.draft(Depot.AURORA_CNPJ, id)).isEmpty();
        assertThat(owner.get(A + "/orders/" + id).body()).contains("\"total\":688.50");
    }

    @Test
    void d23_orderOf90Lines_isOneTransaction() {
        String id =
                owner.post(A + "/orders", Depot.order(many(90))).hasStatus(201).text("orderId");
        assertThat(order(id).status()).isEqualTo(OrderStatus.Pendente);
        assertThat(order(id).lines()).hasSize(90);
        assertThat(open()).isFalse();
    }

    @Test
    void d23_orderOf90Lines_withMoreShipmentsThanATransactionTakes_isADraftFirst() {
        Map<String, Object> order = Depot.order(many(90));
        List<Map<String, Object>> shipments = new ArrayList<>();
        for (int day = 11; day <= 20; day++) {
            shipments.add(Depot.shipment("Santos", "SP", "2023-10-" + day));
        }
        order.put("shipments", shipments);
        String id = owner.post(A + "/orders", order).hasStatus(201).text("orderId");
        assertThat(order(id).status()).isEqualTo(OrderStatus.Rascunho);
        runByMortals();
        assertThat(order(id).status()).isEqualTo(OrderStatus.Pendente);
        assertThat(order(id).lines()).hasSize(90);
        assertThat(order(id).shipments()).hasSize(10);
    }

    @Test
    void d2_orderThatIsOver_isNotPicked_beforeItsLinesAreOverToo() {
        depot.receive(owner, A, "P-0", 1);
        String id = depot.paid(owner, A, many(1));
        owner.post(A + "/orders/" + id + "/confirm").hasStatus(200);
        runByMortals();
        owner.post(A + "/orders/" + id + "/cancel", Map.of("reason", "x")).hasStatus(200);
        assertThat(depot.line(id, "P-0").status()).isEqualTo(ItemStatus.AguardandoSeparacao);
        owner.post(A + "/orders/" + id + "/lines/P-0/claim").isProblem(409);
        owner.post(A + "/picking/claims").isProblem(404);
    }

    @Test
    void d21_goodsThatCome_areNotForAnOrderThatIsOver() {
        String id = depot.paid(owner, A, many(1));
        owner.post(A + "/orders/" + id + "/confirm").hasStatus(200);
        runByMortals();
        owner.post(A + "/orders/" + id + "/cancel", Map.of("reason", "x")).hasStatus(200);
        depot.receive(owner, A, "P-0", 1);
        depot.clock.turn(Duration.ofSeconds(31));
        assertThat(runner(List.of(jobs.getLast())).runFree()).isTrue();
        assertThat(depot.line(id, "P-0").status()).isEqualTo(ItemStatus.SemEstoque);
        assertThat(depot.stock("P-0").available()).isEqualTo(1);
    }

    @Test
    void d31_longOrder_isAllocatedAndCancelledByRunnersThatDie() {
        List<Map<String, Object>> lines = many(60);
        for (int i = 0; i < 40; i++) {
            depot.receive(owner, A, "P-" + i, 3);
        }
        String id = depot.paid(owner, A, lines);
        owner.post(A + "/orders/" + id + "/confirm").hasStatus(200);
        assertThat(order(id).lines()).allMatch(line -> line.status() == ItemStatus.AguardandoEstoque);
        runByMortals();
        assertThat(order(id).lines().stream().filter(line -> line.status() == ItemStatus.AguardandoSeparacao))
                .hasSize(40);
        assertThat(order(id).status()).isEqualTo(OrderStatus.AguardandoEstoque);
        assertReservations(id);
        owner.post(A + "/orders/" + id + "/cancel", Map.of("reason", "x")).hasStatus(200);
        runByMortals();
        assertThat(order(id).lines()).allMatch(line -> line.status() == ItemStatus.Cancelado);
        for (int i = 0; i < 40; i++) {
            Stock stock = depot.stock("P-" + i);
            assertThat(List.of(stock.available(), stock.reserved())).containsExactly(3L, 0L);
        }
    }

    @Test
    void d31_orderThatIsCancelled_beforeItsStockIsReserved_reservesNone() {
        depot.receive(owner, A, "P-0", 1);
        String id = depot.paid(owner, A, many(1));
        owner.post(A + "/orders/" + id + "/confirm").hasStatus(200);
        owner.post(A + "/orders/" + id + "/cancel", Map.of("reason", "x")).hasStatus(200);
        depot.clock.turn(Duration.ofSeconds(31));
        assertThat(runner(List.of(jobs.getFirst())).runFree()).isTrue();
        assertThat(depot.line(id, "P-0").status()).isEqualTo(ItemStatus.AguardandoEstoque);
        assertThat(depot.stock("P-0").available()).isEqualTo(1);
        runByMortals();
        assertThat(depot.line(id, "P-0").status()).isEqualTo(ItemStatus.Cancelado);
    }

    private void assertReservations(String id) {
        for (OrderLine line : order(id).lines()) {
            depot.table
                    .stockAt(Depot.AURORA_CNPJ, line.productId(), "principal")
                    .ifPresent(stock ->
                            assertThat(stock.reserved()).isEqualTo(line.status().reserves() ? line.quantity() : 0));
        }
    }

    @Test
    void backorder_whoseRequestDies_isServedByARunner() {
        depot.receive(owner, A, "P-0", 5);
        String id = depot.paid(owner, A, List.of(Depot.line("P-0", 3, "1.50")));
        owner.post(A + "/orders/" + id + "/confirm").hasStatus(200);
        runByMortals();
        owner.post(A + "/orders/" + id + "/lines/P-0/claim").hasStatus(200);
        owner.post(A + "/orders/" + id + "/lines/P-0/pick", Map.of("quantity", 1))
                .hasStatus(200);
        assertThat(depot.line(id, "P-0:2").status()).isEqualTo(ItemStatus.SemEstoque);
        runByMortals();
        assertThat(depot.line(id, "P-0:2").status()).isEqualTo(ItemStatus.AguardandoSeparacao);
        assertThat(depot.stock("P-0").available()).isZero();
    }

    @Test
    void ship_killedInTheMiddle_takesEveryLineOutOfTheBooksOnce() {
        depot.receive(owner, A, "P-0", 1);
        depot.receive(owner, A, "P-1", 2);
        String id = depot.paid(owner, A, many(2));
        owner.post(A + "/orders/" + id + "/confirm").hasStatus(200);
        runByMortals();
        for (String line : List.of("P-0", "P-1")) {
            String path = A + "/orders/" + id + "/lines/" + line;
            owner.post(path + "/claim").hasStatus(200);
            owner.post(path + "/pick", Map.of("quantity", line.equals("P-0") ? 1 : 2))
                    .hasStatus(200);
            if (line.equals("P-1")) {
                owner.post(A + "/orders/" + id + "/lines/P-0/pack").hasStatus(200);
                owner.post(path + "/pack").hasStatus(200);
            }
        }
        owner.post(A + "/orders/" + id + "/invoice").hasStatus(200);
        owner.post(A + "/orders/" + id + "/ship", Map.of()).hasStatus(200);
        owner.post(A + "/orders/" + id + "/deliver").hasStatus(200);
        owner.post(A + "/orders/" + id + "/return", Map.of("reason", "x")).isProblem(409);
        runByMortals();
        assertThat(depot.stock("P-1").reserved()).isZero();
        owner.post(A + "/orders/" + id + "/return", Map.of("reason", "x")).hasStatus(200);
        runByMortals();
        assertThat(depot.stock("P-1").available()).isEqualTo(2);
    }
}
