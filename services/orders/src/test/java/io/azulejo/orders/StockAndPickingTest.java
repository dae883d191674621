package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Stock;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Tests of the fixes for flaws in stock and picking, and of an order's way from the shelves to the customer and back.
 */
@OnEveryBackend
final class StockAndPickingTest {
    private static final String A = OrdersTestService.AURORA;

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;
    private ApiClient pia;
    private ApiClient pit;

    StockAndPickingTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        depot = new OrdersTestService(backend);
        owner = depot.owner();
        pia = depot.member("pia", A, "picker");
        pit = depot.member("pit", A, "picker");
    }

    @AfterEach
    void stop() {
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

    private String confirmed(int quantity) {
        return depot.confirmed(owner, A, List.of(OrdersTestService.line("P1", quantity, "10.00")));
    }

    private void assertStock(long available, long reserved) {
        Stock stock = depot.stock("P1");
        assertThat(List.of(stock.available(), stock.reserved())).containsExactly(available, reserved);
    }

    private List<Object> kinds() {
        return owner.get(A + "/products/P1/stock/moves").hasStatus(200).items().stream()
                .map(move -> move.get("kind"))
                .toList();
    }

    @Test
    void d18_stock_isReservedWithItsLedgerUnderTheDocumentedKeys() {
        depot.receive(owner, A, "P1", 5);
        String id = confirmed(3);
        assertStock(2, 3);
        Map<String, AttributeValue> stored =
                depot.item("COMPANY#11.222.333/0001-81#PRODUCT#P1", "STOCK#11.222.333/0001-81#P1#principal");
        assertThat(stored).containsEntry("available", AttributeValue.fromN("2"));
        assertThat(kinds()).containsExactly("RESERVE", "RECEIVE");
        assertThat(status(id)).isEqualTo("AguardandoSeparacao");
        String more = confirmed(3);
        assertThat(depot.line(more, "P1").status()).as("two are not enough").isEqualTo(ItemStatus.SemEstoque);
        assertStock(2, 3);
    }

    @Test
    void d18_stock_neverGoesBelowZero() {
        depot.receive(owner, A, "P1", 5);
        confirmed(3);
        String stock = A + "/products/P1/stock";
        owner.post(stock + "/adjustments", Map.of("quantity", -3, "reason", "broken"))
                .isProblem(409);
        owner.post(stock + "/reservations", Map.of("quantity", 3, "reason", "fair"))
                .isProblem(409);
        owner.post(stock + "/releases", Map.of("quantity", 1, "reason", "fair")).isProblem(409);
        owner.post(stock + "/reservations", Map.of("quantity", 2, "reason", "fair"))
                .hasStatus(201);
        assertStock(0, 3);
        owner.post(stock + "/releases", Map.of("quantity", 2, "reason", "fair")).hasStatus(201);
        owner.post(stock + "/adjustments", Map.of("quantity", -2, "reason", "broken"))
                .hasStatus(201);
        assertStock(0, 3);
        owner.post(stock + "/adjustments", Map.of("quantity", -2)).isProblem(422, "reason");
        owner.post(stock + "/receipts", Map.of("quantity", 0)).isProblem(422, "quantity");
    }

    @Test
    void d19_claim_isOnePickersUntilTheLeaseEnds() {
        depot.receive(owner, A, "P1", 5);
        String id = confirmed(3);
        pia.post(line(id, "P1") + "/claim").hasStatus(200);
        assertThat(status(id)).isEqualTo("EmSeparacao");
        pit.post(line(id, "P1") + "/claim").isProblem(409);
        pit.post(line(id, "P1") + "/pick", Map.of("quantity", 3)).isProblem(409);
        pit.post(line(id, "P1") + "/release").isProblem(409);
        pit.post(line(id, "P1") + "/renew").isProblem(409);
        assertThat(pit.get(A + "/picking/queue").items())
                .as("Pia has claimed it")
                .isEmpty();
        depot.clock.advance(Duration.ofMinutes(14));
        pia.post(line(id, "P1") + "/renew").hasStatus(200);
        depot.clock.advance(Duration.ofMinutes(14));
        pit.post(line(id, "P1") + "/claim").isProblem(409);
        depot.clock.advance(Duration.ofMinutes(1));
        pia.post(line(id, "P1") + "/pick", Map.of("quantity", 3)).isProblem(409);
        assertThat(pit.get(A + "/picking/queue").items())
                .as("the lease has expired")
                .hasSize(1);
        pit.post(line(id, "P1") + "/claim").hasStatus(200);
        pit.post(line(id, "P1") + "/pick", Map.of("quantity", 3)).hasStatus(200);
        assertThat(status(id)).isEqualTo("Separado");
        assertThat(pit.get(A + "/picking/queue").items()).as("it is picked").isEmpty();
    }

    @Test
    void d19_sweep_givesBackWhatNobodyHolds() {
        depot.receive(owner, A, "P1", 5);
        String id = confirmed(3);
        pia.post(line(id, "P1") + "/claim").hasStatus(200);
        assertThat(pit.post(A + "/picking/sweeps").hasStatus(200).field("released"))
                .isEqualTo(0L);
        depot.clock.advance(Duration.ofMinutes(16));
        assertThat(pit.post(A + "/picking/sweeps").hasStatus(200).field("released"))
                .isEqualTo(1L);
        assertThat(depot.line(id, "P1").status()).isEqualTo(ItemStatus.AguardandoSeparacao);
        pia.post(line(id, "P1") + "/claim").hasStatus(200);
        pia.post(line(id, "P1") + "/release").hasStatus(200);
        pia.post(line(id, "P1") + "/claim").hasStatus(200);
        owner.post(line(id, "P1") + "/release").hasStatus(200);
        assertThat(depot.line(id, "P1").picker()).isNull();
    }

    @Test
    void d2_lineThatIsPicked_isNotPickedAgain() {
        depot.receive(owner, A, "P1", 1);
        depot.receive(owner, A, "P2", 1);
        String id = depot.confirmed(
                owner, A, List.of(OrdersTestService.line("P1", 1, "10.00"), OrdersTestService.line("P2", 1, "10.00")));
        pia.post(line(id, "P1") + "/claim").hasStatus(200);
        pia.post(line(id, "P1") + "/pick", Map.of("quantity", 1)).hasStatus(200);
        assertThat(pia.post(line(id, "P1") + "/claim").isProblem(409).text("detail"))
                .contains("Separado", "EmSeparacao");
        pia.post(line(id, "P1") + "/pick", Map.of("quantity", 1)).isProblem(409);
        pia.post(line(id, "P1") + "/release").isProblem(409);
        assertThat(pia.post(line(id, "P1") + "/pack").isProblem(409).text("detail"))
                .as("P2 is not picked yet")
                .contains("EmSeparacao");
        assertThat(depot.line(id, "P1").status()).isEqualTo(ItemStatus.Separado);
    }

    @Test
    void d20_queue_isByPriorityThenDayThenShelf() {
        for (String product : List.of("P1", "P2", "P3", "P4")) {
            owner.post(
                            A + "/products/" + product + "/stock/receipts",
                            Map.of("quantity", 9, "bin", product.equals("P3") ? "A-01" : "B-07"))
                    .hasStatus(201);
        }
        String late = wanted("P1", 5, "2023-10-09");
        String shelfB = wanted("P2", 5, "2023-10-08");
        String shelfA = wanted("P3", 5, "2023-10-08");
        String urgent = wanted("P4", 0, "2023-12-31");
        assertThat(pia.get(A + "/picking/queue").hasStatus(200).items())
                .extracting(line -> line.get("orderId"))
                .containsExactly(urgent, shelfA, shelfB, late);
        assertThat(pia.post(A + "/picking/claims").hasStatus(201).text("orderId"))
                .isEqualTo(urgent);
        assertThat(pit.post(A + "/picking/claims").hasStatus(201).text("orderId"))
                .isEqualTo(shelfA);
        assertThat(depot.item("COMPANY#11.222.333/0001-81#ORDER#" + late, "ITEM#P1"))
                .containsEntry("GSI4PK", AttributeValue.fromS("COMPANY#11.222.333/0001-81#PICK#principal"))
                .containsEntry("GSI4SK", AttributeValue.fromS("5#2023-10-09#B-07#" + late + "#P1"));
    }

    private String wanted(String product, int priority, String due) {
        Map<String, Object> order =
                new HashMap<>(OrdersTestService.order(List.of(OrdersTestService.line(product, 1, "10.00"))));
        order.put("priority", priority);
        order.put("due", due);
        order.put("payments", List.of(OrdersTestService.payment("Pix", "T1", "10.00")));
        String id = owner.post(A + "/orders", order).hasStatus(201).text("orderId");
        owner.post(order(id) + "/confirm").hasStatus(200);
        return id;
    }

    @Test
    void d21_stockThatComes_servesTheOldestFirst() {
        owner.put(A + "/profile", Map.of("name", "Aurora", "orderDigits", 4)).hasStatus(200);
        String first = confirmed(3);
        depot.clock.advance(Duration.ofMinutes(1));
        owner.put(A + "/profile", Map.of("name", "Aurora", "orderDigits", 6)).hasStatus(200);
        String second = confirmed(3);
        assertThat(second).as("the newer order has the lower number").isLessThan(first);
        assertThat(OrdersTestService.text(depot.item("COMPANY#11.222.333/0001-81#ORDER#" + first, "ITEM#P1"), "GSI4PK"))
                .isEqualTo("COMPANY#11.222.333/0001-81#WAIT#P1");
        depot.receive(owner, A, "P1", 4);
        assertThat(List.of(status(first), status(second))).containsExactly("AguardandoSeparacao", "AguardandoEstoque");
        depot.receive(owner, A, "P1", 2);
        assertThat(status(second)).isEqualTo("AguardandoSeparacao");
        assertStock(0, 6);
    }

    @Test
    void d21_goodsThatAreFoundOrLetGo_serveThoseWhoWaitToo() {
        String stock = A + "/products/P1/stock";
        String first = confirmed(3);
        owner.post(stock + "/adjustments", Map.of("quantity", 3, "reason", "count"))
                .hasStatus(201);
        assertThat(status(first)).isEqualTo("AguardandoSeparacao");
        depot.receive(owner, A, "P1", 2);
        owner.post(stock + "/reservations", Map.of("quantity", 2, "reason", "fair"))
                .hasStatus(201);
        String second = confirmed(2);
        assertThat(status(second)).isEqualTo("AguardandoEstoque");
        owner.post(stock + "/releases", Map.of("quantity", 2, "reason", "fair")).hasStatus(201);
        assertThat(status(second)).isEqualTo("AguardandoSeparacao");
    }

    @Test
    void d21_manyWhoWait_areServedPageByPage() {
        List<Map<String, Object>> lines = new ArrayList<>();
        for (int i = 1; i <= 60; i++) {
            lines.add(OrdersTestService.line("P1", 1, i + ".00"));
        }
        String id = depot.confirmed(owner, A, lines);
        depot.receive(owner, A, "P1", 60);
        assertStock(0, 60);
        assertThat(status(id)).isEqualTo("AguardandoSeparacao");
    }

    @Test
    void d21_orderThatAnotherProgramTookAway_keepsNobodyFromTheirStock() {
        String gone = confirmed(3);
        String waits = confirmed(3);
        depot.client.deleteItem(request -> request.tableName(depot.tableName)
                .key(Map.of(
                        "PK", AttributeValue.fromS("COMPANY#11.222.333/0001-81#ORDER#" + gone),
                        "SK", AttributeValue.fromS("META#11.222.333/0001-81"))));
        depot.receive(owner, A, "P1", 3);
        assertThat(status(waits)).isEqualTo("AguardandoSeparacao");
    }

    @Test
    void d21_stockOfAnotherWarehouse_leavesThoseWhoWaitAlone() {
        String id = confirmed(3);
        Object version = owner.get(order(id)).hasStatus(200).field("version");
        owner.post(A + "/products/P1/stock/receipts", Map.of("quantity", 5, "warehouse", "filial"))
                .hasStatus(201);
        assertThat(owner.get(order(id)).hasStatus(200).field("version")).isEqualTo(version);
        assertThat(status(id)).isEqualTo("AguardandoEstoque");
    }

    @Test
    void d31_cancel_releasesStockToThoseWhoWait() {
        depot.receive(owner, A, "P1", 5);
        String first = confirmed(5);
        String second = confirmed(4);
        assertThat(status(second)).isEqualTo("AguardandoEstoque");
        pia.post(line(first, "P1") + "/claim").hasStatus(200);
        ApiResponse cancelled =
                owner.post(order(first) + "/cancel", Map.of("reason", "late")).hasStatus(200);
        assertThat(cancelled.body()).contains("\"reason\":\"late\"");
        assertThat(depot.line(first, "P1").status()).isEqualTo(ItemStatus.Cancelado);
        assertThat(status(second)).isEqualTo("AguardandoSeparacao");
        assertStock(1, 4);
        pia.post(line(first, "P1") + "/pick", Map.of("quantity", 5)).isProblem(409);
        owner.post(order(first) + "/cancel", Map.of("reason", "again")).isProblem(409);
    }

    @Test
    void d31_goodsThatAreGivenBack_serveThoseWhoWait() {
        depot.receive(owner, A, "P1", 3);
        String first = confirmed(3);
        pia.post(line(first, "P1") + "/claim").hasStatus(200);
        pia.post(line(first, "P1") + "/pick", Map.of("quantity", 3)).hasStatus(200);
        pia.post(line(first, "P1") + "/pack").hasStatus(200);
        owner.post(order(first) + "/invoice").hasStatus(200);
        owner.post(order(first) + "/ship", Map.of()).hasStatus(200);
        owner.post(order(first) + "/deliver").hasStatus(200);
        String second = confirmed(2);
        assertThat(status(second)).isEqualTo("AguardandoEstoque");
        owner.post(order(first) + "/return", Map.of("reason", "wrong colour")).hasStatus(200);
        assertThat(status(second)).isEqualTo("AguardandoSeparacao");
        assertStock(1, 2);
    }

    @Test
    void d31_order_goesAllTheWayAndComesBack() {
        depot.receive(owner, A, "P1", 5);
        String id = confirmed(3);
        pia.post(line(id, "P1") + "/pack").isProblem(409);
        pia.post(line(id, "P1") + "/claim").hasStatus(200);
        pia.post(line(id, "P1") + "/pick", Map.of("quantity", 3)).hasStatus(200);
        owner.post(order(id) + "/cancel", Map.of("reason", "too late")).isProblem(409);
        owner.post(order(id) + "/invoice").hasStatus(200);
        owner.post(order(id) + "/ship", Map.of("trackingCode", "BR1")).isProblem(409);
        pia.post(line(id, "P1") + "/pack").hasStatus(200);
        owner.post(order(id) + "/ship", Map.of("trackingCode", "BR1")).hasStatus(200);
        assertStock(2, 0);
        assertThat(depot.line(id, "P1").status()).isEqualTo(ItemStatus.Enviado);
        owner.post(order(id) + "/deliver").hasStatus(200);
        owner.post(order(id) + "/lose", Map.of("reason", "x")).isProblem(409);
        owner.post(order(id) + "/return", Map.of("reason", "wrong colour")).hasStatus(200);
        assertThat(status(id)).isEqualTo("Devolvido");
        assertStock(5, 0);
        assertThat(kinds()).containsExactly("RETURN", "SHIP", "RESERVE", "RECEIVE");
        assertThat(owner.get(order(id) + "/history?limit=100").items())
                .extracting(entry -> entry.get("to"))
                .containsSubsequence(
                        "AguardandoEstoque",
                        "AguardandoSeparacao",
                        "EmSeparacao",
                        "Separado",
                        "Faturado",
                        "Enviado",
                        "Entregue",
                        "Devolvido");
    }

    @Test
    void shipments_toTwoCitiesOnOneDay_areBothTracked() {
        depot.receive(owner, A, "P1", 1);
        Map<String, Object> order = OrdersTestService.order(List.of(OrdersTestService.line("P1", 1, "10.00")));
        order.put(
                "shipments",
                List.of(
                        OrdersTestService.shipment("Niterói", "RJ", "2023-10-03"),
                        OrdersTestService.shipment("Santos", "SP", "2023-10-03")));
        order.put("payments", List.of(OrdersTestService.payment("Pix", "T1", "110.00")));
        String id = owner.post(A + "/orders", order).hasStatus(201).text("orderId");
        owner.post(order(id) + "/confirm").hasStatus(200);
        pia.post(line(id, "P1") + "/claim").hasStatus(200);
        pia.post(line(id, "P1") + "/pick", Map.of("quantity", 1)).hasStatus(200);
        pia.post(line(id, "P1") + "/pack").hasStatus(200);
        owner.post(order(id) + "/invoice").hasStatus(200);
        owner.post(order(id) + "/ship", Map.of("trackingCode", "BR1")).hasStatus(200);
        assertThat(depot.table
                        .order(OrdersTestService.AURORA_CNPJ, id)
                        .orElseThrow()
                        .shipments())
                .hasSize(2)
                .allSatisfy(shipment -> assertThat(shipment.trackingCode()).isEqualTo("BR1"));
    }

    @Test
    void order_lostOnItsWay_isOver() {
        depot.receive(owner, A, "P1", 3);
        String id = confirmed(3);
        pia.post(line(id, "P1") + "/claim").hasStatus(200);
        pia.post(line(id, "P1") + "/pick", Map.of("quantity", 3)).hasStatus(200);
        pia.post(line(id, "P1") + "/pack").hasStatus(200);
        owner.post(order(id) + "/invoice").hasStatus(200);
        owner.post(order(id) + "/ship", Map.of()).hasStatus(200);
        owner.post(order(id) + "/lose", Map.of("reason", "the van burned")).hasStatus(200);
        owner.post(order(id) + "/deliver").isProblem(409);
        assertThat(status(id)).isEqualTo("Extraviado");
    }
}
