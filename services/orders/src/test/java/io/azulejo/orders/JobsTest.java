package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.orders.domain.Allocation;
import io.azulejo.orders.domain.BackorderAllocationJob;
import io.azulejo.orders.domain.Cancellation;
import io.azulejo.orders.domain.CompleteReads;
import io.azulejo.orders.domain.Dispatch;
import io.azulejo.orders.domain.DraftLinesJob;
import io.azulejo.orders.domain.OrderUpdater;
import io.azulejo.orders.domain.Reservation;
import io.azulejo.orders.domain.Restocking;
import io.azulejo.orders.domain.StockChange;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.Stock;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.patterns.job.JobState;
import io.azulejo.patterns.job.Sagas;
import io.azulejo.patterns.job.Step;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of jobs that are interrupted between any two steps and resumed by another runner. */
@OnEveryBackend
final class JobsTest {
    private static final String A = OrdersTestService.AURORA;

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;
    private List<Job> jobs;

    JobsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        OrdersTestService.Settings settings = OrdersTestService.Settings.usual().withDeferredSagas();
        depot = new OrdersTestService(backend, settings);
        owner = depot.owner();
        OrderUpdater changes = new OrderUpdater(depot.table, new CompleteReads(depot.table), depot.clock);
        Sagas sagas = new Sagas(depot.table, depot.clock, settings.sagas());
        Reservation reservation = new Reservation(depot.table, new StockChange(depot.table));
        BackorderAllocationJob waiting = new BackorderAllocationJob(depot.table, changes, reservation, sagas);
        jobs = List.of(
                new Allocation(changes, sagas, reservation),
                new Cancellation(changes, sagas, reservation, waiting),
                new Dispatch(changes, sagas, reservation),
                new Restocking(changes, sagas, reservation, waiting),
                new DraftLinesJob(depot.table, changes, sagas),
                waiting);
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    /** Simulated crash: the process writes nothing more. */
    private static final class Crash extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** Job that crashes after its first step, before the checkpoint. */
    private record CrashingJob(Job job) implements Job {
        @Override
        public String type() {
            return job.type();
        }

        @Override
        public Step next(JobRecord record) {
            job.next(record);
            throw new Crash();
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

    /** Runs all open jobs with runners of which every second one crashes after a step. */
    private int runWithCrashes() {
        List<Job> crashing = jobs.stream().<Job>map(CrashingJob::new).toList();
        int crashes = 0;
        while (open()) {
            assertThat(crashes).as("the jobs complete").isLessThan(60);
            depot.clock.advance(Duration.ofSeconds(31));
            if (depot.table.jobs().stream().anyMatch(job -> job.state() == JobState.OPEN)) {
                assertThatThrownBy(() -> runner(crashing).runDueJobs()).isInstanceOf(Crash.class);
                crashes++;
            }
            depot.clock.advance(Duration.ofSeconds(31));
            if (crashes % 2 == 0) {
                runner(jobs).runDueJobs();
            }
        }
        return crashes;
    }

    private static List<Map<String, Object>> many(int count) {
        List<Map<String, Object>> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            lines.add(OrdersTestService.line("P-" + i, 1 + i % 3, "1.50"));
        }
        return lines;
    }

    private Order order(String id) {
        return depot.table.order(OrdersTestService.AURORA_CNPJ, id).orElseThrow();
    }

    @Test
    void d23_orderOver90Lines_isADraftUntilItIsWhole() {
        String id = owner.post(A + "/orders", OrdersTestService.order(many(230)))
                .hasStatus(201)
                .text("orderId");
        assertThat(order(id).status()).isEqualTo(OrderStatus.Rascunho);
        assertThat(order(id).lines()).isEmpty();
        owner.post(A + "/orders/" + id + "/confirm").isProblem(409);
        assertThat(runWithCrashes()).isGreaterThan(1);
        Order whole = order(id);
        assertThat(whole.status()).isEqualTo(OrderStatus.Pendente);
        assertThat(whole.lines()).hasSize(230);
        assertThat(depot.table.draft(OrdersTestService.AURORA_CNPJ, id)).isEmpty();
        assertThat(owner.get(A + "/orders/" + id).body()).contains("\"total\":688.50");
    }

    @Test
    void d23_orderOf90Lines_isOneTransaction() {
        String id = owner.post(A + "/orders", OrdersTestService.order(many(90)))
                .hasStatus(201)
                .text("orderId");
        assertThat(order(id).status()).isEqualTo(OrderStatus.Pendente);
        assertThat(order(id).lines()).hasSize(90);
        assertThat(open()).isFalse();
    }

    @Test
    void d23_orderOf90Lines_withMoreShipmentsThanATransactionTakes_isADraftFirst() {
        Map<String, Object> order = OrdersTestService.order(many(90));
        List<Map<String, Object>> shipments = new ArrayList<>();
        for (int day = 11; day <= 20; day++) {
            shipments.add(OrdersTestService.shipment("Santos", "SP", "2023-10-" + day));
        }
        order.put("shipments", shipments);
        String id = owner.post(A + "/orders", order).hasStatus(201).text("orderId");
        assertThat(order(id).status()).isEqualTo(OrderStatus.Rascunho);
        runWithCrashes();
        assertThat(order(id).status()).isEqualTo(OrderStatus.Pendente);
        assertThat(order(id).lines()).hasSize(90);
        assertThat(order(id).shipments()).hasSize(10);
    }

    @Test
    void d2_orderThatIsOver_isNotPicked_beforeItsLinesAreOverToo() {
        depot.receive(owner, A, "P-0", 1);
        String id = depot.paid(owner, A, many(1));
        owner.post(A + "/orders/" + id + "/confirm").hasStatus(200);
        runWithCrashes();
        owner.post(A + "/orders/" + id + "/cancel", Map.of("reason", "x")).hasStatus(200);
        assertThat(depot.line(id, "P-0").status()).isEqualTo(ItemStatus.AguardandoSeparacao);
        owner.post(A + "/orders/" + id + "/lines/P-0/claim").isProblem(409);
        owner.post(A + "/picking/claims").isProblem(404);
    }

    @Test
    void d21_goodsThatCome_areNotForAnOrderThatIsOver() {
        String id = depot.paid(owner, A, many(1));
        owner.post(A + "/orders/" + id + "/confirm").hasStatus(200);
        runWithCrashes();
        owner.post(A + "/orders/" + id + "/cancel", Map.of("reason", "x")).hasStatus(200);
        depot.receive(owner, A, "P-0", 1);
        depot.clock.advance(Duration.ofSeconds(31));
        assertThat(runner(List.of(jobs.getLast())).runDueJobs()).isTrue();
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
        runWithCrashes();
        assertThat(order(id).lines().stream().filter(line -> line.status() == ItemStatus.AguardandoSeparacao))
                .hasSize(40);
        assertThat(order(id).status()).isEqualTo(OrderStatus.AguardandoEstoque);
        assertReservations(id);
        owner.post(A + "/orders/" + id + "/cancel", Map.of("reason", "x")).hasStatus(200);
        runWithCrashes();
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
        depot.clock.advance(Duration.ofSeconds(31));
        assertThat(runner(List.of(jobs.getFirst())).runDueJobs()).isTrue();
        assertThat(depot.line(id, "P-0").status()).isEqualTo(ItemStatus.AguardandoEstoque);
        assertThat(depot.stock("P-0").available()).isEqualTo(1);
        runWithCrashes();
        assertThat(depot.line(id, "P-0").status()).isEqualTo(ItemStatus.Cancelado);
    }

    private void assertReservations(String id) {
        for (OrderLine line : order(id).lines()) {
            depot.table
                    .stockAt(OrdersTestService.AURORA_CNPJ, line.productId(), "principal")
                    .ifPresent(stock ->
                            assertThat(stock.reserved()).isEqualTo(line.status().reserves() ? line.quantity() : 0));
        }
    }

    @Test
    void backorder_whoseRequestDies_isServedByARunner() {
        depot.receive(owner, A, "P-0", 5);
        String id = depot.paid(owner, A, List.of(OrdersTestService.line("P-0", 3, "1.50")));
        owner.post(A + "/orders/" + id + "/confirm").hasStatus(200);
        runWithCrashes();
        owner.post(A + "/orders/" + id + "/lines/P-0/claim").hasStatus(200);
        owner.post(A + "/orders/" + id + "/lines/P-0/pick", Map.of("quantity", 1))
                .hasStatus(200);
        assertThat(depot.line(id, "P-0:2").status()).isEqualTo(ItemStatus.SemEstoque);
        runWithCrashes();
        assertThat(depot.line(id, "P-0:2").status()).isEqualTo(ItemStatus.AguardandoSeparacao);
        assertThat(depot.stock("P-0").available()).isZero();
    }

    @Test
    void ship_killedInTheMiddle_takesEveryLineOutOfTheBooksOnce() {
        depot.receive(owner, A, "P-0", 1);
        depot.receive(owner, A, "P-1", 2);
        String id = depot.paid(owner, A, many(2));
        owner.post(A + "/orders/" + id + "/confirm").hasStatus(200);
        runWithCrashes();
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
        runWithCrashes();
        assertThat(depot.stock("P-1").reserved()).isZero();
        owner.post(A + "/orders/" + id + "/return", Map.of("reason", "x")).hasStatus(200);
        runWithCrashes();
        assertThat(depot.stock("P-1").available()).isEqualTo(2);
    }
}
