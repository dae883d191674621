package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.Faults;
import io.azulejo.orders.domain.BackorderAllocationJob;
import io.azulejo.orders.domain.CompleteReads;
import io.azulejo.orders.domain.OrderUpdater;
import io.azulejo.orders.domain.Reservation;
import io.azulejo.orders.domain.StockChange;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.patterns.job.Sagas;
import io.azulejo.testing.ApiClient;
import io.azulejo.testkit.OpenBackend;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests with stale indexes. The lag ends only when a test advances the clock. */
final class IndexLagTest {
    private static final String A = OrdersTestService.AURORA;

    private OrdersTestService depot;
    private ApiClient owner;

    @BeforeEach
    void start() {
        depot = new OrdersTestService(IndexLagTest::lagging, OrdersTestService.Settings.usual());
        owner = depot.owner();
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    private static OpenBackend lagging(InstantSource clock) {
        EngineOptions options = EngineOptions.DEFAULT
                .withClock(clock)
                .withFaults(Faults.by((kind, operation) -> kind == FaultKind.INDEX_LAG));
        return new OpenBackend(EmbeddedDynamoDb.builder().options(options).build(), () -> {});
    }

    @Test
    void order_rightAfterItWasTaken_isThereAndCanBeChanged() {
        String id = owner.post(A + "/orders", OrdersTestService.order())
                .hasStatus(201)
                .text("orderId");
        assertThat(owner.get(A + "/orders").items()).as("the index is stale").isEmpty();
        owner.get(A + "/orders/" + id).hasStatus(200);
        owner.post(A + "/orders/" + id + "/cancel", Map.of("reason", "x")).hasStatus(200);
    }

    @Test
    void d21_lineThatNoIndexShowsYet_getsItsStockNevertheless() {
        String id = depot.confirmed(owner, A, List.of(OrdersTestService.line("P1", 2, "10.00")));
        depot.receive(owner, A, "P1", 2);
        assertThat(depot.line(id, "P1").status())
                .as("the index did not show it yet")
                .isEqualTo(ItemStatus.SemEstoque);
        indexesCatchUp();
        assertThat(depot.line(id, "P1").status()).isEqualTo(ItemStatus.AguardandoSeparacao);
    }

    @Test
    void d21_lineThatTheIndexStillShows_isServedOnce() {
        String id = depot.confirmed(owner, A, List.of(OrdersTestService.line("P1", 2, "10.00")));
        depot.clock.advance(Duration.ofSeconds(10));
        depot.receive(owner, A, "P1", 2);
        assertThat(depot.line(id, "P1").status()).isEqualTo(ItemStatus.AguardandoSeparacao);
        depot.receive(owner, A, "P1", 2);
        assertThat(List.of(depot.stock("P1").available(), depot.stock("P1").reserved()))
                .containsExactly(2L, 2L);
    }

    @Test
    void d19_sweep_byAnIndexThatIsBehind_takesNothingFromAPicker() {
        depot.receive(owner, A, "P1", 2);
        String id = depot.confirmed(owner, A, List.of(OrdersTestService.line("P1", 2, "10.00")));
        String line = A + "/orders/" + id + "/lines/P1";
        owner.post(line + "/claim").hasStatus(200);
        depot.clock.advance(Duration.ofMinutes(15));
        owner.post(line + "/claim").hasStatus(200);
        ApiClient pit = depot.member("pit", A, "picker");
        assertThat(pit.get(A + "/picking/queue").items())
                .as("the index is stale")
                .hasSize(1);
        assertThat(pit.post(A + "/picking/sweeps").hasStatus(200).field("released"))
                .isEqualTo(0L);
        pit.post(A + "/picking/claims").isProblem(404);
        assertThat(depot.line(id, "P1").picker()).isEqualTo("olga");
    }

    @Test
    void d31_lineThatNoIndexShowsYet_getsWhatACancelledOrderReleases() {
        depot.receive(owner, A, "P1", 2);
        indexesCatchUp();
        String first = depot.confirmed(owner, A, List.of(OrdersTestService.line("P1", 2, "10.00")));
        String second = depot.confirmed(owner, A, List.of(OrdersTestService.line("P1", 2, "10.00")));
        owner.post(A + "/orders/" + first + "/cancel", Map.of("reason", "x")).hasStatus(200);
        assertThat(depot.line(second, "P1").status())
                .as("the index did not show it yet")
                .isEqualTo(ItemStatus.SemEstoque);
        indexesCatchUp();
        assertThat(depot.line(second, "P1").status()).isEqualTo(ItemStatus.AguardandoSeparacao);
    }

    @Test
    void d31_lineThatNoIndexShowsYet_getsWhatAnotherCustomerGivesBack() {
        depot.receive(owner, A, "P1", 2);
        indexesCatchUp();
        String first = depot.confirmed(owner, A, List.of(OrdersTestService.line("P1", 2, "10.00")));
        for (String step : List.of("/lines/P1/claim", "/lines/P1/pick", "/lines/P1/pack", "/invoice", "/ship")) {
            Map<String, Object> body = step.endsWith("/pick") ? Map.of("quantity", 2) : Map.of();
            owner.post(A + "/orders/" + first + step, body).hasStatus(200);
        }
        owner.post(A + "/orders/" + first + "/deliver").hasStatus(200);
        String second = depot.confirmed(owner, A, List.of(OrdersTestService.line("P1", 2, "10.00")));
        owner.post(A + "/orders/" + first + "/return", Map.of("reason", "x")).hasStatus(200);
        assertThat(depot.line(second, "P1").status())
                .as("the index did not show it yet")
                .isEqualTo(ItemStatus.SemEstoque);
        indexesCatchUp();
        assertThat(depot.line(second, "P1").status()).isEqualTo(ItemStatus.AguardandoSeparacao);
    }

    /** Advances the clock beyond the index lag and runs the jobs that are due. */
    private void indexesCatchUp() {
        depot.clock.advance(Duration.ofSeconds(10));
        OrderUpdater changes = new OrderUpdater(depot.table, new CompleteReads(depot.table), depot.clock);
        BackorderAllocationJob waiting = new BackorderAllocationJob(
                depot.table,
                changes,
                new Reservation(depot.table, new StockChange(depot.table)),
                new Sagas(
                        depot.table,
                        depot.clock,
                        OrdersTestService.Settings.usual().sagas()));
        JobOptions options = new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(7));
        assertThat(new JobRunner(depot.table, List.of(waiting), options, depot.clock).runDueJobs())
                .isTrue();
    }
}
