package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Stock;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Backorders: missing units wait for stock, return to the queue by age, or are cancelled while they wait. */
@OnEveryBackend
final class BackordersTest {
    private static final String A = OrdersTestService.AURORA;

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;
    private ApiClient pia;

    BackordersTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        depot = new OrdersTestService(backend);
        owner = depot.owner();
        pia = depot.member("pia", A, "picker");
    }

    @AfterEach
    void stop() {
        StockInvariants.of(depot).closes("at the end");
        depot.close();
    }

    private static String order(String id) {
        return A + "/orders/" + id;
    }

    private static String line(String id, String line) {
        return order(id) + "/lines/" + line;
    }

    private String status(String id) {
        return owner.get(order(id)).hasStatus(200).text("status");
    }

    /** Creates a confirmed order one minute after the previous one. */
    private String confirmed(int quantity) {
        depot.clock.advance(Duration.ofMinutes(1));
        return depot.confirmed(owner, A, List.of(OrdersTestService.line("P1", quantity, "10.00")));
    }

    /** Claims a line and picks it, some time after the previous step. */
    private void picked(String id, String line, int found) {
        depot.clock.advance(Duration.ofMinutes(1));
        pia.post(line(id, line) + "/claim").hasStatus(200);
        pia.post(line(id, line) + "/pick", Map.of("quantity", found)).hasStatus(200);
    }

    private List<String> queue() {
        return pia.get(A + "/picking/queue").hasStatus(200).items().stream()
                .map(line -> line.get("orderId") + " " + line.get("line"))
                .toList();
    }

    private void assertStock(long available, long reserved) {
        Stock stock = depot.stock("P1");
        assertThat(List.of(stock.available(), stock.reserved())).containsExactly(available, reserved);
    }

    @Test
    void shortPick_leavesALineThatWaits_andIsBackInTheQueueWhenStockComes() {
        depot.receive(owner, A, "P1", 5);
        String id = confirmed(5);
        pia.post(line(id, "P1") + "/claim").hasStatus(200);
        pia.post(line(id, "P1") + "/pick", Map.of("quantity", 6)).isProblem(422, "quantity");
        pia.post(line(id, "P1") + "/pick", Map.of("quantity", 3)).hasStatus(200);
        assertThat(status(id)).isEqualTo("AguardandoEstoque");
        assertThat(depot.line(id, "P1").quantity()).isEqualTo(3);
        assertThat(depot.line(id, "P1:2").quantity()).isEqualTo(2);
        assertThat(depot.line(id, "P1:2").status()).isEqualTo(ItemStatus.SemEstoque);
        assertThat(depot.line(id, "P1:2").warehouse())
                .as("nothing is reserved for it")
                .isNull();
        assertStock(0, 3);
        assertThat(owner.get(A + "/products/P1/stock/moves").items().getFirst()).containsEntry("kind", "SHORTAGE");
        assertThat(owner.get(A + "/reports/out-of-stock").hasStatus(200).body())
                .contains("\"productId\":\"P1\"", "\"quantity\":2", "\"complete\":true");
        assertThat(queue()).isEmpty();
        pia.post(line(id, "P1:2") + "/claim").isProblem(409);

        depot.receive(owner, A, "P1", 1);
        assertThat(queue()).as("not enough stock").isEmpty();
        depot.receive(owner, A, "P1", 1);
        assertThat(queue()).containsExactly(id + " P1:2");
        assertThat(status(id)).as("one line is picked already").isEqualTo("EmSeparacao");
        assertStock(0, 5);

        picked(id, "P1:2", 1);
        assertThat(depot.line(id, "P1:3").quantity()).as("another short pick").isEqualTo(1);
        depot.receive(owner, A, "P1", 1);
        picked(id, "P1:3", 1);
        assertThat(status(id)).isEqualTo("Separado");
        assertThat(owner.get(order(id)).body()).contains("\"total\":50.00");
        assertStock(0, 5);
    }

    @Test
    void shortPick_ofNothing_letsTheLineItselfWait() {
        depot.receive(owner, A, "P1", 5);
        String id = confirmed(5);
        picked(id, "P1", 0);
        assertThat(depot.line(id, "P1").status()).isEqualTo(ItemStatus.SemEstoque);
        assertThat(depot.line(id, "P1").warehouse()).isNull();
        assertStock(0, 0);
        depot.receive(owner, A, "P1", 5);
        assertThat(status(id)).isEqualTo("AguardandoSeparacao");
        assertThat(queue()).containsExactly(id + " P1");
    }

    @Test
    void backorder_ofAnOlderOrder_isServedBeforeAYoungerOneThatWaitedLonger() {
        depot.receive(owner, A, "P1", 5);
        String older = confirmed(5);
        String younger = confirmed(2);
        assertThat(status(younger)).isEqualTo("AguardandoEstoque");
        picked(older, "P1", 3);
        depot.receive(owner, A, "P1", 2);
        assertThat(queue()).containsExactly(older + " P1:2");
        assertThat(status(younger)).isEqualTo("AguardandoEstoque");
        depot.receive(owner, A, "P1", 2);
        assertThat(queue()).containsExactly(older + " P1:2", younger + " P1");
    }

    @Test
    void backorder_whileTheBooksHaveMore_isServedAtOnce_soThatNoYoungerOrderTakesIt() {
        depot.receive(owner, A, "P1", 7);
        String older = confirmed(5);
        pia.post(line(older, "P1") + "/claim").hasStatus(200);
        assertThat(pia.post(line(older, "P1") + "/pick", Map.of("quantity", 3))
                        .hasStatus(200)
                        .text("status"))
                .isEqualTo("EmSeparacao");
        assertThat(queue()).containsExactly(older + " P1:2");
        assertStock(0, 5);
        assertThat(status(confirmed(1))).isEqualTo("AguardandoEstoque");
    }

    @Test
    void backorder_cancelledWhileItWaits_takesNoStockThatComesLater() {
        depot.receive(owner, A, "P1", 5);
        String id = confirmed(5);
        picked(id, "P1", 3);
        owner.post(order(id) + "/cancel", Map.of("reason", "too slow")).hasStatus(200);
        assertThat(List.of(depot.line(id, "P1").status(), depot.line(id, "P1:2").status()))
                .containsOnly(ItemStatus.Cancelado);
        assertStock(3, 0);
        depot.receive(owner, A, "P1", 2);
        assertStock(5, 0);
        assertThat(queue()).isEmpty();
        assertThat(status(id)).isEqualTo("Cancelado");
    }

    @Test
    void backorder_cancelledWhileItWaits_leavesWhatWasPickedToWhoWaitsNext() {
        depot.receive(owner, A, "P1", 5);
        String older = confirmed(5);
        String younger = confirmed(3);
        picked(older, "P1", 3);
        owner.post(order(older) + "/cancel", Map.of("reason", "too slow")).hasStatus(200);
        assertThat(queue()).containsExactly(younger + " P1");
        assertStock(0, 3);
    }
}
